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
  const { subscribe, getSnapshot, set } = createObservable<readonly string[]>([]);
  return {
    received: { subscribe, getSnapshot },
    take(text) {
      const received = receiveReports(text);
      const lines = 'fault' in received ? [`refused: ${received.fault}`] : received.message.reports.map(reportLine);
      set([...getSnapshot(), ...lines].slice(-maxShownLines));
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

/**
 * The library of the mock backend reads `localStorage` on import, and fails if it is missing or refuses. An empty
 * storage replaces it then, and lasts as long as the page.
 */
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

/** The demo's replacements for network and native app, and their controls. */
export type DemoSetup = { environment: AppEnvironment; controls: DemoControls };

/**
 * Shows the stage if it belongs to this address; the phone on the stage renders the page.
 * @returns whether the stage was shown
 */
export async function showStage(root: HTMLElement): Promise<boolean> {
  const shows = stageOf(window);
  if (shows === null) return false;
  const { startStage } = await import('./stage/start-stage');
  await startStage(root, window, shows);
  return true;
}

/**
 * Starts the mock backend and the fake native app in this page. Call it before the session starts: it removes the
 * one-time switches from the address.
 */
export async function setUpDemo(): Promise<DemoSetup> {
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

/**
 * Loads all data again when the language changes, because the mock backend answers in the language of the screen.
 * Captchas stay, because someone may be typing them; visits of promotion pages stay, because they count once.
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
