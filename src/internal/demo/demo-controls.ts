import type { Observation } from '@contract/conformance/meter';
import type { AnswerMode, FakeCall } from '@mocks/native/fake-native';
import type { Market } from '@/domain/market';
import type { Observable } from '@/platform/browser/observable';

/** Settings of the demo's backend, named as in the address. */
export type DemoSettings = { scenario: string; seed: number; clock: string; faults: string };

/** The mock backend of this page, for the controls. */
type DemoBackend = {
  /** The stored state is read, or known to be missing. Never rejects. */
  ready: Promise<void>;
  settings: () => DemoSettings;
  /** Virtual time, epoch milliseconds. */
  now: () => number;
  /** Time of the next due amount, epoch milliseconds; `null` if nothing is owed. */
  nextDue: () => number | null;
  /** Pays the latest virtual account. @returns whether a payment was awaited */
  moneyArrives: () => Promise<boolean>;
  /** The whole state as one JSON value. */
  snapshot: () => Promise<unknown>;
  /** @returns whether this build can read the state */
  restore: (record: unknown) => Promise<boolean>;
  /** Whether the state survives a reload. */
  isLasting: () => boolean;
};

/** One call in the request inspector. Contains no token: session values are masked. */
export type InspectedCall = {
  id: number;
  /** Name of the call in the contract; empty for unknown paths. */
  call: string;
  method: string;
  /** Path without the API's base. */
  path: string;
  isMocked: boolean;
  /** Duration in milliseconds; `null` while it runs. */
  took: number | null;
  /** HTTP status; 0 without an answer; `null` while it runs. */
  status: number | null;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Body as text; a file shows its name, type and size. */
  body: string;
  answer: string;
  /** Deviations of the answer from the contract, in sentences; empty if there are none. */
  drift: readonly string[];
  /** Charges of the answer above the caps of its market, in sentences (decision 83, caps). */
  excess: readonly string[];
  /** A curl command with masked secrets. */
  curl: string;
};

/** The demo as its pages see it; absent in production. */
export type DemoControls = {
  /** One launch link per scenario; it shows the same screens on any device. */
  launchLinks: readonly { scenario: string; plainName: string; market: Market['id']; title: string; href: string }[];
  backend: DemoBackend;
  /** Messages of the page to the native app. */
  nativeCalls: Observable<readonly FakeCall[]>;
  nativeMode: Observable<AnswerMode>;
  answerNativeWith: (mode: AnswerMode) => void;
  /** The operator's switches: a text that replaces the file beside the app until the tab is closed (null: the file). */
  switches: {
    read: () => Promise<string>;
    preview: () => string | null;
    show: (text: string | null) => void;
    onChange: (listener: () => void) => void;
  };
  /** The demo's collector of health reports: one line per report, oldest first. */
  reports: { take: (text: string) => void; received: Observable<readonly string[]> };
  /** The latest calls to the API, oldest first. */
  requests: Observable<readonly InspectedCall[]>;
  /** Observed calls of this session, across reloads, for the contract meter. */
  observed: Observable<readonly Observation[]>;
  /** Resets the contract meter. */
  forgetObserved: () => void;
};
