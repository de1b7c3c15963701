import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './first-load';
import { createPlatformBridge } from '@/bridge/create-platform-bridge';
import { createClock } from '@/domain/clock';
import type { Market } from '@/domain/market';
import { createLocaleStore } from '@/i18n/locale-store';
import { showLanguage } from '@/i18n/read-choice';
import { afterPaint } from '@/lib/after-paint';
import { awaitChunk } from '@/lib/fetch-chunk';
import { note } from '@/lib/report-notes';
import { yieldToMain } from '@/lib/yield-to-main';
import { trustOwnScripts } from '@/pwa/own-scripts';
import { createPwa } from '@/pwa/pwa';
import { marketOfPage } from '@/services/page-options';
import { createQueryClient } from '@/services/query-client';
import type { Services } from '@/services/services';
import { browserSessionEnv, leaveWhenOvertaken, localStorageIfAllowed } from '@/session/browser-session-env';
import { startSession } from '@/session/start-session';
import { hearBack, leaveModalEntries } from '@/ui/history-entry';
import { App } from './app';
import { createServices } from './create-services';
import { isPrerendered, isPrerenderedFor, isSkeletonPage, leavePrerendered } from './prerendered-page';
import { createAppRouter, type AppRouter } from './router';
import { surviveTranslation } from './survive-translation';
import { takeOverSight } from './take-over-sight';

/** Notes what nobody caught, and what the content security policy refused, from the first moment on; only in builds that report. */
function noteFailures(page: Window): void {
  page.addEventListener('error', ({ error }) => {
    // A file that did not come is no error of ours, and has none.
    if (error) note({ kind: 'error', how: 'uncaught', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => note({ kind: 'error', how: 'uncaught', error: reason }));
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI }),
  );
}

/**
 * Boot: (in the demo) the mock backend, then session, then language, then the page. Nothing here waits for the network
 * except the language pack, and nothing waits for a database. From the session on each step is a task of its own: what
 * stands in the HTML can be scrolled between them on a slow phone.
 */
export async function boot(root: HTMLElement): Promise<void> {
  if (__REPORT_URL__) noteFailures(window);
  surviveTranslation();
  trustOwnScripts(window);
  const pwa = createPwa(window);
  const queryClient = createQueryClient();
  const locale = createLocaleStore({
    storage: localStorageIfAllowed(),
    onChange(tag) {
      showLanguage(document, tag);
      if (__MOCKS__) askAnew(queryClient);
    },
  });
  const clock = createClock();
  // Before the session: the demo takes its own one-time switches out of the address.
  const demo = __MOCKS__
    ? await (await import('@/internal/demo/start-demo')).startDemo(root, locale, clock)
    : undefined;
  if (demo === null) return;
  // The token leaves the address before anything else has its turn.
  const session = startSession(browserSessionEnv());
  session.subscribe(leaveWhenOvertaken(session.isStillHere, window));
  await yieldToMain();

  const services = createServices({
    session,
    clock,
    bridge: createPlatformBridge({ window, clientType: session.commonParams()['clientType'], fake: demo?.fake }),
    locale,
    pwa,
    window,
    // The demo shows nothing before it is there.
    localStorage: __MOCKS__ ? undefined : localStorageIfAllowed(),
    transport: demo?.transport,
    demo: demo?.controls,
    onSessionEnd: () => {
      queryClient.clear();
      void router.invalidate();
    },
  });
  void services.clearLeavingOwners();

  await yieldToMain();
  leaveModalEntries();
  hearBack();
  const router = createAppRouter({ context: { services, queryClient } });
  await locale.activateFor(marketOfAddress(router, session));
  await render(root, router, services, queryClient);
  if (demo) router.subscribe('onRendered', demo.onRendered);
  // Its code is no part of the first load.
  void afterPaint()
    .then(() => awaitChunk(() => import('./work-at-rest')))
    .then(({ workAtRest }) => workAtRest(router, queryClient, window));
}

/**
 * The demo's backend speaks the language on screen: what it said in another is asked for again. A captcha stays: the letters
 * that somebody is typing are of this one; and one visit is one visit.
 */
function askAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] !== 'captcha' && queryKey[1] !== 'visit',
  });
}

/** The market of the page that is about to be rendered. */
function marketOfAddress(router: AppRouter, session: Services['session']): Market {
  return marketOfPage(router.matchRoutes(router.latestLocation), session.commonParams()['pop']);
}

/** Renders the page; where it stands in the HTML already (scripts/vite/prerender.ts), only brings it to life. */
async function render(
  root: HTMLElement,
  router: AppRouter,
  services: Services,
  queryClient: QueryClient,
): Promise<void> {
  const app = <App services={services} queryClient={queryClient} router={router} />;
  // What stands there must not give way to less: everything the page needs first, then one exchange.
  if (isPrerendered(root) || isSkeletonPage(root)) await router.load();
  await yieldToMain();
  await takeOverSight(window, queryClient, services);
  const { session, locale } = services;
  const page = {
    path: window.location.pathname,
    market: marketOfAddress(router, session),
    locale: locale.i18n.locale,
    travelParams: session.travelParams(),
  };
  // As a transition the first rendering, too, gives way every few milliseconds; by itself React renders it in one piece.
  startTransition(() => {
    if (!isPrerenderedFor(root, page)) {
      createRoot(root).render(<FirstRender>{app}</FirstRender>);
      return;
    }
    // Without it the router renders boundaries that the HTML, rendered by a server's rules, does not have.
    router.ssr = { manifest: undefined };
    hydrateRoot(root, app);
  });
}

/** Until the page is rendered, the head keeps the name of what stands there. */
function FirstRender({ children }: { children: ReactNode }) {
  useLayoutEffect(() => leavePrerendered(document), []);
  return children;
}
