import { receiveReports, reportLine } from '@contract/conformance/receive-reports';
import { createFakeNative } from '@mocks/native/fake-native';
import type { boot } from '@/boot/boot';
import type { AppEnvironment } from '@/boot/start-services';
import { appConfig } from '@/config/env';
import { createClock } from '@/domain/clock';
import { createObservable } from '@/platform/browser/observable';
import { readSwitchesFile } from '@/platform/offline/switches/read-file';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import type { DemoControls } from './demo-controls';
import { inspectTransport, createTally } from './inspector';
import { stageOf } from './stage/stage-frame';
import { takeUpTour } from './tour/tour-address';

const mostShown = 200;

/** The demo's collector of reports: they stay in this page, and are held against the contract as a real one would. */
function createReportCollector(): DemoControls['reports'] {
  const { subscribe, getSnapshot, set } = createObservable<readonly string[]>([]);
  return {
    received: { subscribe, getSnapshot },
    take(text) {
      const received = receiveReports(text);
      const lines = 'fault' in received ? [`refused: ${received.fault}`] : received.message.reports.map(reportLine);
      set([...getSnapshot(), ...lines].slice(-mostShown));
    },
  };
}

const kept = 'demo-switches';

/** The operator's switches in the demo: the file beside it, or in its place a text that lasts as long as the tab. */
function createSwitchesPreview(): DemoControls['switches'] {
  const listeners = new Set<() => void>();
  return {
    read: async () => readTab(kept) ?? readSwitchesFile(),
    preview: () => readTab(kept),
    show(text) {
      keepInTab(kept, text);
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.add(listener),
  };
}

/** What the demo puts in the place of the network and of the native app, and how to control it. */
export type Demo = { environment: AppEnvironment; controls: DemoControls };

/**
 * Shows the stage where it belongs at this address; the page itself is then rendered in the stage's phone. Called
 * before everything else: it takes the switch of the tour out of the address.
 * @returns whether it took the page's place
 */
export async function showStage(root: HTMLElement): Promise<boolean> {
  takeUpTour(window);
  const shows = stageOf(window);
  if (shows === null) return false;
  const { startStage } = await import('./stage/start-stage');
  await startStage(root, window, shows);
  return true;
}

/**
 * Starts the mock backend and the stand-in for the native app in this page. Call it before the session starts: it takes
 * the demo's one-time switches out of the address.
 */
export async function startDemo(): Promise<Demo> {
  const mocks = await import('@mocks/browser');
  const { location, history, document } = window;
  const clock = createClock();
  const backend = mocks.startDemo({
    href: location.href,
    basePath: __BASE_PATH__,
    replaceUrl: (href) => history.replaceState(history.state, '', href),
    onServerTime: clock.synchronize,
    language: () => document.documentElement.lang,
  });
  // The demo has no bank: what the app would have it confirm is confirmed here.
  const fake = createFakeNative(window, ({ action, payload }) =>
    action === 'startBank' && payload.card
      ? backend.bindCard({ ...payload.card, bankCode: payload.bankCode ?? '' })
      : undefined,
  );
  const tally = createTally();
  const { transport, requests } = inspectTransport(backend.transport, {
    apiBase: appConfig.apiBaseUrl,
    isMocked: true,
    now: backend.now,
    onObserved: tally.note,
  });
  return {
    environment: { transport, serverLanguage: 'page', native: fake.transport, clock },
    controls: {
      launchLinks: backend.launchLinks,
      backend,
      nativeCalls: fake.calls,
      nativeMode: fake.mode,
      answerNativeWith: fake.answerWith,
      switches: createSwitchesPreview(),
      reports: createReportCollector(),
      requests,
      observed: tally.observed,
      forgetObserved: tally.clear,
    },
  };
}

/**
 * Asks for all data again when the language changes: the mock backend answers in the language on screen. A captcha
 * stays, because somebody is typing its letters; and one visit of a promotion page is one visit.
 */
export function refetchInNewLanguage({
  services: { locale },
  queryClient,
}: Pick<Awaited<ReturnType<typeof boot>>, 'services' | 'queryClient'>): void {
  let shown = locale.i18n.locale;
  locale.i18n.on('change', () => {
    if (locale.i18n.locale === shown) return;
    shown = locale.i18n.locale;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] !== 'captcha' && queryKey[1] !== 'visit',
    });
  });
}
