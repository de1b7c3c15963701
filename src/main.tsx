import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './first-load';
import { App } from './app';
import { createPlatformBridge } from './bridge/create-platform-bridge';
import { appConfig } from './config/env';
import { createServices } from './create-services';
import { createClock, type Clock } from './domain/clock';
import { forgetDrawnHead, isDrawn, isDrawnFor, isWaiting } from './drawn-page';
import { createLocaleStore } from './i18n/locale-store';
import { yieldToMain } from './lib/yield-to-main';
import { loadChunksAtIdle } from './load-chunks-at-idle';
import { trustOwnScripts } from './pwa/own-scripts';
import { createPwa } from './pwa/pwa';
import { createAppRouter, type AppRouter } from './router';
import type { DemoControls } from './services/demo-controls';
import { createQueryClient } from './services/query-client';
import type { Services } from './services/services';
import { browserSessionEnv, localStorageIfAllowed, reloadWhenOver } from './session/browser-session-env';
import { startSession } from './session/start-session';

/**
 * Boot: (in the demo) the mock backend, then session, then language, then the page. Nothing here waits for the network
 * except the language pack, and nothing waits for a database. From the session on each step is a task of its own: what
 * stands in the HTML can be scrolled between them on a slow phone.
 */
async function boot(root: HTMLElement): Promise<void> {
  trustOwnScripts(window);
  const pwa = createPwa(window);
  const locale = createLocaleStore({
    storage: localStorageIfAllowed(),
    onChange: (tag) => (document.documentElement.lang = tag),
  });
  const stage = __MOCKS__ ? await import('./features/demo/stage/stage-frame') : undefined;
  if (__MOCKS__) (await import('./features/demo/tour/kept-tour')).takeUpTour(window);
  if (__MOCKS__ && stage?.needsStage(window)) {
    const { startStage } = await import('./features/demo/stage/start-stage');
    return startStage(createRoot(root), locale, window);
  }
  const clock = createClock();
  // Before the session: the demo takes its own one-time switches out of the address.
  const demo = __MOCKS__ ? await startDemo(clock) : undefined;
  // The token leaves the address before anything else has its turn.
  const session = startSession(browserSessionEnv());
  reloadWhenOver(session, window);
  await yieldToMain();
  const queryClient = createQueryClient();

  const services = createServices({
    session,
    clock,
    bridge: createPlatformBridge({ window, clientType: session.commonParams()['clientType'], fake: demo?.fake }),
    locale,
    pwa,
    window,
    transport: demo?.transport,
    demo: demo?.controls,
    onSessionEnd: () => {
      queryClient.clear();
      void router.invalidate();
    },
  });
  void services.clearLeavingOwners();

  await yieldToMain();
  const router = createAppRouter({ context: { services, queryClient } });
  await locale.activateFor(router.latestLocation.pathname, session.commonParams()['pop']);
  await draw(root, router, services, queryClient);
  if (__MOCKS__ && demo && stage?.isInStage(window))
    router.subscribe('onRendered', () => stage.tellStage(window, demo.controls));
  void loadChunksAtIdle(router, queryClient, window);
}

/** Draws the page; where it stands in the HTML already (scripts/vite/prerender.ts), only brings it to life. */
async function draw(root: HTMLElement, router: AppRouter, services: Services, queryClient: QueryClient): Promise<void> {
  const app = <App services={services} queryClient={queryClient} router={router} />;
  // What stands there must not give way to less: everything the page needs first, then one exchange.
  if (isDrawn(root) || isWaiting(root)) await router.load();
  await yieldToMain();
  const { session, locale } = services;
  const page = {
    path: window.location.pathname,
    internalPath: router.latestLocation.pathname,
    locale: locale.i18n.locale,
    pop: session.commonParams()['pop'],
    travelParams: session.travelParams(),
  };
  // As a transition the first drawing, too, gives way every few milliseconds; by itself React draws it in one piece.
  startTransition(() => {
    if (!isDrawnFor(root, page)) {
      createRoot(root).render(<FirstDrawing>{app}</FirstDrawing>);
      return;
    }
    // Without it the router draws boundaries that the HTML, drawn by a server's rules, does not have.
    router.ssr = { manifest: undefined };
    hydrateRoot(root, app);
  });
}

/** Until the page is drawn, the head keeps the name of what stands there. */
function FirstDrawing({ children }: { children: ReactNode }) {
  useLayoutEffect(() => forgetDrawnHead(document), []);
  return children;
}

/** The demo's backend and its stand-in for the native app live in this page; they are part of no other build. */
async function startDemo(clock: Clock) {
  const [backend, native, inspector, meter] = await Promise.all([
    import('@mocks/browser'),
    import('./bridge/fake'),
    import('./features/demo/inspector/inspect-transport'),
    import('./features/demo/meter/tally'),
  ]);
  const { location, history } = window;
  const demo = backend.startDemo({
    href: location.href,
    replaceUrl: (href) => history.replaceState(history.state, '', href),
    onServerTime: clock.synchronize,
  });
  // The demo has no bank: what the app would have it confirm is confirmed here.
  const fake = native.createFakeNative(window, ({ action, payload }) =>
    action === 'startBank' && payload.card
      ? demo.bindCard({ ...payload.card, bankCode: payload.bankCode ?? '' })
      : undefined,
  );
  const tally = meter.createTally(browserSessionEnv().sessionStorage);
  const { transport, requests } = inspector.inspectTransport(demo.transport, {
    apiBase: appConfig.apiBaseUrl,
    isMocked: true,
    onObserved: tally.note,
  });
  const controls: DemoControls = {
    launchLinks: demo.launchLinks,
    backend: demo,
    nativeCalls: fake.calls,
    nativeMode: fake.mode,
    answerNativeWith: fake.answerWith,
    requests,
    observed: tally.observed,
    forgetObserved: tally.clear,
  };
  return { transport, fake: fake.transport, controls };
}

const root = document.getElementById('root');
if (root) void boot(root);
