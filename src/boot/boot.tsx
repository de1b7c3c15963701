import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './first-load';
import type { Market } from '@/domain/market';
import { afterPaint } from '@/platform/browser/after-paint';
import { yieldToMain } from '@/platform/browser/yield-to-main';
import { awaitChunk } from '@/platform/offline/fetch-chunk';
import type { SwitchSource } from '@/platform/offline/switches/read-file';
import { marketOfPage } from '@/platform/page-options';
import type { AppContext } from '@/platform/router-context';
import type { Services } from '@/platform/services';
import { note } from '@/platform/telemetry/report-notes';
import { interceptPopstate, leaveModalEntries } from '@/ui/history-entry';
import { App, type AppLayer } from './app';
import { adoptPreview, isPrerendered, isPrerenderedFor, isSkeletonPage, leavePrerendered } from './prerendered-page';
import { createAppRouter, type AppRouter } from './router';
import { startServices, type AppEnvironment } from './start-services';
import { surviveTranslation } from './survive-translation';

/**
 * Notes what nobody caught, and what the content security policy refused, from the first moment on;
 * only in builds that report.
 */
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

/** How the app is started where it is not the product by itself: in tests of it, or inside another program. */
export type BootOptions = AppEnvironment & {
  /** Rendered around the pages. */
  layer?: AppLayer;
  /** Where the operator's switches are read; else the file beside the app. */
  switches?: SwitchSource;
  /** Takes the messages of the reporter; else they go to the operator's collector. */
  collectReport?: (message: string) => void;
};

/**
 * Starts the app: session, language, then the page. Nothing here waits for the network except the language pack, and
 * nothing waits for a database.
 * @returns what the app runs on, once its first page is being rendered
 */
export async function boot(
  root: HTMLElement,
  { layer, switches, collectReport, ...environment }: BootOptions = {},
): Promise<AppContext & { router: AppRouter }> {
  if (__REPORT_URL__) noteFailures(window);
  surviveTranslation();
  const { services, queryClient } = await startServices(environment, () => void router.invalidate());
  await yieldToMain();
  leaveModalEntries();
  interceptPopstate();
  const router = createAppRouter({ context: { services, queryClient } });
  const app = { services, queryClient, router };
  await services.locale.activateFor(marketOfAddress(router, services.session));
  await render(root, app, layer);
  // Its code is no part of the first load.
  void afterPaint()
    .then(() => awaitChunk(() => import('./background-work')))
    .then(({ startBackgroundWork }) => startBackgroundWork(app, window, { switches, collectReport }));
  return app;
}

/** The market of the page that is about to be rendered. */
function marketOfAddress(router: AppRouter, session: Services['session']): Market {
  return marketOfPage(router.matchRoutes(router.latestLocation), session.commonParams()['pop']);
}

/** Renders the page; where it stands in the HTML already (scripts/vite/prerender.ts), only brings it to life. */
async function render(root: HTMLElement, context: AppContext & { router: AppRouter }, layer?: AppLayer): Promise<void> {
  const { services, queryClient, router } = context;
  const app = <App {...context} layer={layer} />;
  // What stands there must not give way to less: everything the page needs first, then one exchange.
  if (isPrerendered(root) || isSkeletonPage(root)) await router.load();
  await yieldToMain();
  await adoptPreview(window, queryClient, services);
  const { session, locale } = services;
  const page = {
    path: window.location.pathname,
    market: marketOfAddress(router, session),
    locale: locale.i18n.locale,
    travelParams: session.travelParams(),
  };
  // As a transition the first rendering, too, gives way every few milliseconds; by itself React
  // renders it in one piece.
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
