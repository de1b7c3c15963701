import type { FakeCall } from '@/bridge/fake';

/** What the demo backend offers to the pages about the demo; absent in production. */
export type DemoControls = {
  /** One link per scenario, each a whole launch link that reproduces its screens on any device. */
  launchLinks: readonly { scenario: string; title: string; href: string }[];
  /** What the app asked of the native app, which the demo stands in for. */
  nativeCalls: { subscribe: (listener: () => void) => () => void; getSnapshot: () => readonly FakeCall[] };
};
