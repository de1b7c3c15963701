import type { Observation } from '@contract/conformance/meter';
import type { AnswerMode, FakeCall } from '@mocks/native/fake-native';
import type { Market } from '@/domain/market';
import type { Observable } from '@/platform/browser/observable';

/** What the demo's backend is doing; the names are those of the address. */
export type DemoSettings = { scenario: string; seed: number; clock: string; faults: string };

/** The mock backend of this page, as far as a person may turn its controls. */
type DemoBackend = {
  settings: () => DemoSettings;
  /** Virtual time, epoch milliseconds. */
  now: () => number;
  /** When the next amount is due, epoch milliseconds; `null` when nothing is owed. */
  nextDue: () => number | null;
  /** The money for the latest virtual account arrives now. @returns whether one was awaited */
  moneyArrives: () => Promise<boolean>;
  /** The whole world as one value that JSON can hold. */
  snapshot: () => Promise<unknown>;
  /** @returns whether the value was a world that this build can read */
  restore: (record: unknown) => Promise<boolean>;
  /** Whether the world outlives a reload. */
  isLasting: () => boolean;
};

/** One call as the request inspector shows it. Holds no token: session values are masked before they are noted. */
export type InspectedCall = {
  id: number;
  /** Entry of the contract; empty for a path it does not know. */
  call: string;
  method: string;
  /** Path without the API's base. */
  path: string;
  isMocked: boolean;
  /** Milliseconds it took; `null` while it is under way. */
  took: number | null;
  /** HTTP status; 0 for an answer that never came; `null` while it is under way. */
  status: number | null;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Body as text; a file shows its name, type and size. */
  body: string;
  answer: string;
  /** Where the answer strays from the contract, in sentences; empty when it keeps to it. */
  drift: readonly string[];
  /** What the answer asks for beyond the caps of its market, in sentences (decision 83, caps). */
  excess: readonly string[];
  /** To be pasted into a terminal; secrets masked. */
  curl: string;
};

/** What internal builds offer to the pages about the demo; absent in production. */
export type DemoControls = {
  /** One link per scenario, each a whole launch link that reproduces its screens on any device. */
  launchLinks: readonly { scenario: string; plainName: string; market: Market['id']; title: string; href: string }[];
  backend: DemoBackend;
  /** What the app asked of the native app, which the demo stands in for. */
  nativeCalls: Observable<readonly FakeCall[]>;
  nativeMode: Observable<AnswerMode>;
  answerNativeWith: (mode: AnswerMode) => void;
  /**
   * The operator's switches: what stands in the place of the file beside the app, as long as the tab (null: nothing).
   */
  switches: {
    read: () => Promise<string>;
    preview: () => string | null;
    show: (text: string | null) => void;
    onChange: (listener: () => void) => void;
  };
  /** The demo's collector of reports: one line for each, oldest first. */
  reports: { take: (text: string) => void; received: Observable<readonly string[]> };
  /** The latest calls to the API, oldest first. */
  requests: Observable<readonly InspectedCall[]>;
  /** How the calls of this session went, reloads and all: what the contract's meter counts. */
  observed: Observable<readonly Observation[]>;
  /** The meter begins at nothing again. */
  forgetObserved: () => void;
};
