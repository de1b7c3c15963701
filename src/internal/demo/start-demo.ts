import { receiveReports, reportLine } from '@contract/conformance/receive-reports';
import { createFakeNative } from '@mocks/native/fake-native';
import type { boot } from '@/boot/boot';
import type { AppEnvironment } from '@/boot/create-services';
import { appConfig } from '@/config/env';
import { createClock } from '@/domain/clock';
import { attempt } from '@/platform/browser/attempt';
import { createObservable } from '@/platform/browser/observable';
import { readSwitchesFile } from '@/platform/offline/switches/follow-switches';
import { storeInTab, readTab } from '@/platform/storage/tab-memory';
import type { DemoControls } from './demo-controls';
import { inspectTransport } from './inspector';
import { stageOf } from './stage/stage-frame';

const maxShownLines = 200;

/** The demo's collector of reports. They stay in this page, and are validated by their schema like in a real one. */
function createReportCollector(): DemoControls['reports'] {
  const { set, ...shown } = createObservable<readonly string[]>([]);
  return {
    received: shown,
    take(text) {
      const received = receiveReports(text);
      const lines = 'fault' in received ? [`refused: ${received.fault}`] : received.message.reports.map(reportLine);
      set([...shown.getSnapshot(), ...lines].slice(-maxShownLines));
    },
  };
}

const switchesKey = 'demo-switches';

/** The operator's switches in the demo: the file beside the app, or a text that replaces it until the tab is closed. */
function createSwitchesPreview(): DemoControls['switches'] {
  const listeners = new Set<() => void>();
  return {
    read: async () => readTab(switchesKey) ?? readSwitchesFile(),
    preview: () => readTab(switchesKey),
    show(text) {
      storeInTab(switchesKey, text);
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.add(listener),
  };
}

/** The library of the mock backend needs a `localStorage` on import: a missing one is replaced for this page. */
function replaceRefusedStorage(page: Window): void {
  if (attempt(() => page.localStorage.length) !== undefined) return;
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  Object.defineProperty(page, 'localStorage', { configurable: true, value: storage });
}

/** Shows the stage if it belongs to this address. @returns whether it does */
export async function showStage(root: HTMLElement): Promise<boolean> {
  const shows = stageOf(window);
  if (shows === null) return false;
  const { startStage } = await import('./stage/start-stage');
  await startStage(root, shows);
  return true;
}

/** Starts backend and native app in this page, before the session: the one-time switches leave the address. */
export async function setUpDemo(): Promise<{ environment: AppEnvironment; controls: DemoControls }> {
  replaceRefusedStorage(window);
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
  // The demo has no bank, so it confirms in its place.
  const native = createFakeNative(window, ({ action, payload }) =>
    action === 'startBank' && payload.card
      ? backend.bindCard({ ...payload.card, bankCode: payload.bankCode ?? '' })
      : undefined,
  );
  const { transport, requests } = inspectTransport(backend.transport, {
    apiBase: appConfig.apiBaseUrl,
    now: backend.now,
  });
  return {
    environment: { transport, serverLanguage: 'page', native: native.transport, clock },
    controls: {
      backend,
      native,
      switches: createSwitchesPreview(),
      reports: createReportCollector(),
      requests,
    },
  };
}

/** The backend answers in the page's language. A captcha that is being typed and a counted visit stay. */
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
