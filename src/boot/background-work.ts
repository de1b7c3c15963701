import type { I18n } from '@lingui/core';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { LanguageSheet } from '@/features/shell/language-switch';
import { classifyError } from '@/platform/api/errors';
import { onOnline, onVisibilityChange } from '@/platform/browser/page-events';
import { MissingFileError } from '@/platform/offline/import-files';
import { loadCodeUntilDone } from '@/platform/offline/load-code';
import { followSwitches, type SwitchSource } from '@/platform/offline/switches/follow-switches';
import { marketOfPage, pagePathOf } from '@/platform/page-options';
import { mayPrefetch, whenIdleAndNotFetching, whenPageHasData, whenPageIdle } from '@/platform/query/page-idle';
import { localStorageIfAllowed } from '@/platform/session/browser-session-env';
import type { AppRouter, RunningApp } from './router';

/** All borrower pages of this market: first those that `next` leads to from the current page, then the others. */
function borrowerRoutes(router: AppRouter): AnyRoute[] {
  const { routesById, latestLocation, options } = router;
  const market = marketOfPage(
    router.matchRoutes(latestLocation),
    options.context.services.session.commonParams()['pop'],
  );
  const all: AnyRoute[] = Object.values(routesById);
  const isOfMarket = (route: AnyRoute) =>
    String(route.id).startsWith('/_borrower/') && (route.options.staticData?.page?.market ?? market.id) === market.id;
  const byPath = new Map(all.filter(isOfMarket).map((route) => [String(route.fullPath), route]));
  const found = new Set<AnyRoute>();
  function follow(path: string): void {
    const route = byPath.get(path);
    if (!route || found.has(route)) return;
    found.add(route);
    route.options.staticData?.page?.next?.forEach(follow);
  }
  [latestLocation.pathname, ...byPath.keys()].forEach(follow);
  return [...found];
}

/** Prefetches code and texts of other borrower pages on an idle page: the next tap needs no network. */
async function prefetchOtherPages({ router, queryClient, services }: RunningApp): Promise<void> {
  const { locale, session } = services;
  // Visitors mostly read only one page.
  if (!session.current()) return;

  const routes = borrowerRoutes(router);
  const catalogs = routes.flatMap(({ options }) => {
    const facts = options.staticData?.page;
    return facts ? [...facts.catalogs, ...(facts.lazyCatalogs ?? [])] : [];
  });
  const fetches: (() => Promise<unknown> | undefined)[] = [
    () => LanguageSheet.preload(locale),
    ...routes.map((route) => () => router.loadRouteChunk(route)),
    ...catalogs.map((catalog) => () => locale.loadCatalog(catalog)),
  ];

  try {
    await whenPageIdle(queryClient);
    warmUpIntl(locale.i18n);
    const { startStoringCalls } = await loadCodeUntilDone(() => import('@/platform/telemetry/request-log'));
    startStoringCalls(services);
    if (!(await mayPrefetch())) return;
    for (const fetch of fetches) {
      await whenIdleAndNotFetching(queryClient);
      await fetch();
    }
  } catch {
    // After a failure the code is fetched when it is needed; that failure is shown.
  }
}

/** Has the engine load its rules of numbers now: 50 to 100 ms that the next page would take after a tap. */
function warmUpIntl({ locale }: I18n): void {
  new Intl.NumberFormat(locale).format(1);
  new Intl.PluralRules(locale).select(1);
}

/** Has the worker cache each opened page, once it is idle, and each chosen language. */
function cacheOpenedPages({ router, queryClient, services }: RunningApp): void {
  const { locale } = services;
  const { worker } = services.pwa;
  if (!worker) return;
  let language = locale.i18n.locale;
  const cachePage = () => worker.cachePage(language);
  const cacheWhenIdle = () => void whenPageIdle(queryClient).then(cachePage);
  cacheWhenIdle();
  router.subscribe('onRendered', ({ pathChanged }) => pathChanged && cacheWhenIdle());
  locale.i18n.on('change', () => {
    if (locale.i18n.locale === language) return;
    language = locale.i18n.locale;
    cachePage();
  });
}

/** Options for tests, the demo and the desk. */
export type BackgroundOptions = {
  switches?: SwitchSource | undefined;
  /** Receives the messages of the reporter instead of the operator's collector. */
  collectReport?: ((message: string) => void) | undefined;
};

/** Follows the operator's switches (decision 69, switches from outside) once the page has its data. */
export async function startSwitches(app: RunningApp, source: BackgroundOptions['switches']): Promise<void> {
  await whenPageHasData(app.queryClient);
  const views = loadCodeUntilDone(async () => {
    await app.services.locale.loadCatalog('help');
    return (await import('@/features/shell/switches/switch-views')).switchViews;
  });
  followSwitches({ ...app, page: window, views, ...source });
}

/** Starts the reporter, in builds with reports (decision 66, reports), once the first page is idle. */
async function startReports(
  { router, queryClient, services }: RunningApp,
  collect: BackgroundOptions['collectReport'],
): Promise<void> {
  await whenPageIdle(queryClient);
  await whenIdleAndNotFetching(queryClient);
  const { startReporter } = await loadCodeUntilDone(() => import('@/platform/telemetry/reporter'));
  startReporter({
    services,
    page: window,
    place: () => {
      const { matches } = router.state;
      const { id: market } = marketOfPage(matches, services.session.commonParams()['pop']);
      return { page: pagePathOf(matches) || '/', market };
    },
    keeper: localStorageIfAllowed(),
    url: __REPORT_URL__,
    sample: __REPORT_SAMPLE__,
    ...(collect ? { collect } : {}),
  });
}

/** Reads again what was not reached, now, with a network and on return; no write, no query of a tap. */
export function refetchWhenReachable(queryClient: QueryClient): void {
  const isUnreached = (error: unknown) =>
    error instanceof MissingFileError || ['offline', 'timed-out'].includes(classifyError(error));
  function refetch(): void {
    const failed: QueryFilters = { type: 'active', predicate: ({ state }) => isUnreached(state.error) };
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
  }
  onOnline(refetch);
  onVisibilityChange((isVisible) => isVisible && refetch());
  refetch();
}

/** Work for an idle page: operator's switches, reports, the worker's cache, prefetching of other pages. */
export async function startBackgroundWork(
  app: RunningApp,
  { switches, collectReport }: BackgroundOptions,
): Promise<void> {
  refetchWhenReachable(app.queryClient);
  void startSwitches(app, switches);
  if (__REPORT_URL__) void startReports(app, collectReport);
  cacheOpenedPages(app);
  await prefetchOtherPages(app);
}
