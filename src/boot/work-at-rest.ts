import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { awaitChunk, fetchChunk } from '@/platform/offline/fetch-chunk';
import type { SwitchSource } from '@/platform/offline/switches/read-file';
import { marketOfPage } from '@/platform/page-options';
import { atRest, dataAtRest, mayFetchAhead, whenIdle } from '@/platform/query/at-rest';
import { localStorageIfAllowed } from '@/platform/session/browser-session-env';
import type { BootOptions } from './boot';
import type { AppRouter } from './router';

/**
 * A borrower's pages, without those of another market alone: what comes next on the way from the present
 * one first, then the rest.
 */
function borrowerRoutes(router: AppRouter): AnyRoute[] {
  const { routesById, latestLocation, options } = router;
  const market = marketOfPage(
    router.matchRoutes(latestLocation),
    options.context.services.session.commonParams()['pop'],
  );
  const all: AnyRoute[] = Object.values(routesById);
  const isOwn = (route: AnyRoute) =>
    String(route.id).startsWith('/_borrower/') && (route.options.staticData?.page?.market ?? market.id) === market.id;
  const byPath = new Map(all.filter(isOwn).map((route) => [String(route.fullPath), route]));
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

/**
 * Fetches the code and the texts of the other borrower pages, one after another, once the first page has its data and
 * the phone has nothing else to do: the next tap then needs no network for code, and a connection that breaks off
 * half-way does not end the journey.
 */
async function loadCodeOfOthers(router: AppRouter, queryClient: QueryClient, target: Window): Promise<void> {
  const { services } = router.options.context;
  const { locale, session } = services;
  // Visitors read on at their own pace, most of them nowhere else.
  if (!session.current()) return;

  const keepLog = () =>
    fetchChunk(() => import('@/platform/telemetry/write-calls')).then(({ keepCalls }) => keepCalls(services, document));
  const routes = borrowerRoutes(router);
  const catalogs = routes.flatMap(({ options }) => {
    const page = options.staticData?.page;
    return page ? [...page.catalogs, ...(page.lazyCatalogs ?? [])] : [];
  });
  const ahead: (() => Promise<unknown> | undefined)[] = [
    ...routes.map((route) => () => router.loadRouteChunk(route)),
    ...catalogs.map((catalog) => () => locale.loadCatalog(catalog)),
  ];

  try {
    await atRest(queryClient, target);
    await keepLog();
    if (!(await mayFetchAhead(target.navigator))) return;
    for (const fetch of ahead) {
      await whenIdle(queryClient, target);
      await fetch();
    }
  } catch {
    // A part that cannot be fetched now is fetched, and its failure shown, when it is needed.
  }
}

/** Has the worker keep each page that is opened, once it is at rest, and a language as soon as it is chosen. */
function keepWhatIsRead({ options, subscribe }: AppRouter, queryClient: QueryClient, target: Window): void {
  const { pwa, locale } = options.context.services;
  const { worker } = pwa;
  if (!worker) return;
  let language = locale.i18n.locale;
  const keep = () => worker.keep(language);
  const keepAtRest = () => void atRest(queryClient, target).then(keep);
  keepAtRest();
  subscribe('onRendered', ({ pathChanged }) => pathChanged && keepAtRest());
  locale.i18n.on('change', () => {
    if (locale.i18n.locale === language) return;
    language = locale.i18n.locale;
    keep();
  });
}

/** Follows the operator's switches, once the first page has its data: nothing of it stands in that page's way. */
async function hearSwitches(
  router: AppRouter,
  queryClient: QueryClient,
  page: Window,
  source: SwitchSource | undefined,
): Promise<void> {
  const { services } = router.options.context;
  await dataAtRest(queryClient, page);
  const { showSwitches } = await awaitChunk(() => import('@/features/shell/switches/show-switches'));
  await showSwitches({ services, queryClient, router, page, ...source });
}

/**
 * Begins to report, in builds that do (decision 66, reports): once the first page has its data, and the
 * phone nothing else to do.
 */
async function beginReports(
  router: AppRouter,
  queryClient: QueryClient,
  page: Window,
  collect: BootOptions['collectReport'],
): Promise<void> {
  const { services } = router.options.context;
  await atRest(queryClient, page);
  await whenIdle(queryClient, page);
  const { startReporter } = await awaitChunk(() => import('@/platform/telemetry/reporter'));
  startReporter({
    services,
    page,
    place: () => {
      const { matches } = router.state;
      const { id: market } = marketOfPage(matches, services.session.commonParams()['pop']);
      return { page: matches.at(-1)?.fullPath ?? '/', market };
    },
    keeper: localStorageIfAllowed(),
    url: __REPORT_URL__,
    sample: __REPORT_SAMPLE__,
    ...(collect ? { collect } : {}),
  });
}

/**
 * What is done once the page is at rest: the operator is heard, faults are reported, the worker keeps what is read, the
 * code of the other pages comes.
 */
export async function workAtRest(
  { router, queryClient }: { router: AppRouter; queryClient: QueryClient },
  target: Window,
  { switches, collectReport }: { [Name in 'switches' | 'collectReport']: BootOptions[Name] | undefined },
): Promise<void> {
  void hearSwitches(router, queryClient, target, switches);
  if (__REPORT_URL__) void beginReports(router, queryClient, target, collectReport);
  keepWhatIsRead(router, queryClient, target);
  await loadCodeOfOthers(router, queryClient, target);
}
