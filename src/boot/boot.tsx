import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
// Modules that most pages need: in a separate chunk they would be one more request (scripts/vite/chunks.ts).
import '@/config/policy';
import '@/domain/amount-due';
import '@/features/loan/queries';
import '@/features/pay/payments/use-book';
import '@/platform/i18n/format-date';
import '@/platform/i18n/amount-due-texts';
import '@/platform/query/use-prefetch';
import '@/routes/-report-choice';
import '@/ui/link-row';
import '@/ui/server-picture';
import '@/ui/pull-to-refresh';
import '@/ui/query-view';
import '@/ui/rows';
import '@/ui/slot';
import '@/ui/use-write';
import type { Market } from '@/domain/market';
import { afterPaint } from '@/platform/browser/after-paint';
import { yieldToMain } from '@/platform/browser/wait';
import { loadCodeUntilDone } from '@/platform/offline/load-code';
import { marketOfPage } from '@/platform/page-options';
import { whenNotFetching } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { note } from '@/platform/telemetry/report-notes';
import { interceptPopstate, leaveModalEntries, leaveModalsFirst } from '@/ui/history-entry';
import { App, type AppLayer } from './app';
import type { BackgroundOptions } from './background-work';
import { type AppEnvironment, startServices } from './create-services';
import { adoptPreview, hasMarkup, isPrerenderedFor, removePrerenderedTags } from './prerendered-page';
import { type AppRouter, createAppRouter, type RunningApp, showSessionEnd } from './router';
import { surviveTranslation } from './survive-translation';

/** Records uncaught errors and violations of the content security policy; only in builds with reports. */
function noteFailures(page: Window): void {
  page.addEventListener('error', ({ error }) => {
    // A file that did not load is not an error of the app; the event then has no error object.
    if (error) note({ kind: 'error', how: 'uncaught', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => note({ kind: 'error', how: 'uncaught', error: reason }));
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI }),
  );
}

type BootOptions = AppEnvironment &
  BackgroundOptions & {
    layer?: AppLayer;
  };

/** Starts the app: session, language, page; waits for texts, but not for data. @returns once it has begun to render */
export async function boot(
  root: HTMLElement,
  { layer, switches, collectReport, ...environment }: BootOptions = {},
): Promise<RunningApp> {
  if (__REPORT_URL__) noteFailures(window);
  surviveTranslation();
  const { services, queryClient } = await startServices(environment, () => showSessionEnd(router));
  await yieldToMain();
  leaveModalEntries();
  interceptPopstate();
  const router = createAppRouter({ context: { services, queryClient } });
  router.history.block({ blockerFn: leaveModalsFirst, enableBeforeUnload: false });
  const app = { services, queryClient, router };
  await services.locale.activateFor(marketOfAddress(router, services.session));
  await render(root, app, layer);
  // Its code is not part of the first load, and does not share a slow line with the page's data.
  void afterPaint()
    .then(() => whenNotFetching(queryClient))
    .then(() => loadCodeUntilDone(() => import('./background-work')))
    .then(({ startBackgroundWork }) => startBackgroundWork(app, { switches, collectReport }));
  return app;
}

function marketOfAddress(router: AppRouter, session: Services['session']): Market {
  return marketOfPage(router.matchRoutes(router.latestLocation), session.commonParams()['pop']);
}

/** Renders the page, or hydrates it if it is in the HTML (scripts/vite/prerender.ts). */
async function render(root: HTMLElement, running: RunningApp, layer?: AppLayer): Promise<void> {
  const { services, queryClient, router } = running;
  const app = <App {...running} layer={layer} />;
  // A prerendered page must not be replaced by a waiting screen: load everything first, then replace it once.
  if (hasMarkup(root)) await router.load();
  await yieldToMain();
  await adoptPreview(window, queryClient, services);
  const { session, locale } = services;
  const page = {
    path: window.location.pathname,
    market: marketOfAddress(router, session),
    locale: locale.i18n.locale,
    travelParams: session.travelParams(),
  };
  // In a transition React yields every few milliseconds; otherwise the first rendering is one long task.
  startTransition(() => {
    if (!isPrerenderedFor(root, page)) {
      createRoot(root).render(<FirstRender>{app}</FirstRender>);
      return;
    }
    // Otherwise the router renders boundaries that the server-rendered HTML does not have.
    router.ssr = { manifest: undefined };
    hydrateRoot(root, app);
  });
}

/** Keeps the prerendered head until the page is rendered. */
function FirstRender({ children }: { children: ReactNode }) {
  useLayoutEffect(() => removePrerenderedTags(document), []);
  return children;
}
