import { createRoot } from 'react-dom/client';
import type { Transport } from '@/api/http/transport';
import { createFakeNative } from '@/bridge/fake';
import { appConfig } from '@/config/env';
import type { Clock } from '@/domain/clock';
import type { LocaleStore } from '@/i18n/locale-store';
import type { DemoControls } from '@/services/demo-controls';
import { inspectTransport } from './inspector/inspect-transport';
import { createTally } from './meter/tally';
import { createReportCollector, createSwitchesPreview } from './operator/operator-controls';
import { isInStage, stageOf, tellStage } from './stage/stage-frame';
import { takeUpTour } from './tour/kept-tour';

/** What the demo puts in the place of the network and of the native app. */
export type Demo = {
  transport: Transport;
  fake: ReturnType<typeof createFakeNative>['transport'];
  controls: DemoControls;
  /** Each time a page has been rendered. */
  onRendered: () => void;
};

/**
 * Starts the demo: its mock backend and its stand-in for the native app live in this page.
 * @param root where the page is rendered
 * @returns `null` where the stage takes the page's place; the page itself then runs in the stage's frame
 */
export async function startDemo(root: HTMLElement, locale: LocaleStore, clock: Clock): Promise<Demo | null> {
  takeUpTour(window);
  const shows = stageOf(window);
  if (shows !== null) {
    const [{ startStage }, { launchLinks }] = await Promise.all([
      import('./stage/start-stage'),
      import('@mocks/launch-links'),
    ]);
    const links = launchLinks(window.location.origin + __BASE_PATH__);
    await startStage(createRoot(root), { launchLinks: links, locale, page: window, shows });
    return null;
  }
  const mocks = await import('@mocks/browser');
  const { location, history } = window;
  const backend = mocks.startDemo({
    href: location.href,
    basePath: __BASE_PATH__,
    replaceUrl: (href) => history.replaceState(history.state, '', href),
    onServerTime: clock.synchronize,
    language: () => locale.i18n.locale,
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
  const controls: DemoControls = {
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
  };
  return {
    transport,
    fake: fake.transport,
    controls,
    onRendered: () => {
      if (isInStage(window)) tellStage(window, controls);
    },
  };
}
