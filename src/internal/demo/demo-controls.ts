import type { Demo } from '@mocks/browser';
import type { FakeNative } from '@mocks/native/fake-native';
import type { Observable } from '@/platform/browser/observable';
import type { InspectedCall } from './inspector';

/** The controls of the demo for its pages; absent in production. */
export type DemoControls = {
  backend: Demo;
  /** The fake native app: the messages that the page sent to it, and its mode of answering. */
  native: FakeNative;
  /** The operator's switches: a text that replaces the file beside the app until the tab is closed (null: the file). */
  switches: {
    read: () => Promise<string | null>;
    preview: () => string | null;
    show: (text: string | null) => void;
    onChange: (listener: () => void) => void;
  };
  /** The demo's collector of health reports: one line per report, oldest first. */
  reports: { take: (text: string) => void; received: Observable<readonly string[]> };
  /** The latest calls to the API, oldest first. */
  requests: Observable<readonly InspectedCall[]>;
};
