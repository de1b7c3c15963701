import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { awaitChunk, fetchChunk } from '@/lib/fetch-chunk';
import { marketOfPage } from '@/services/page-options';
import { localStorageIfAllowed } from '@/session/browser-session-env';
import type { AppRouter } from './router';

type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** Milliseconds after which an engine without idle callbacks counts as idle. */
const idleGuess = 2_000;

/** The page on screen renders what it has, and may still ask for more; milliseconds. */
const restMs = 300;

function rest(target: IdleWindow): Promise<void> {
  return new Promise((resolve) => {
    target.setTimeout(resolve, restMs);
  });
}

/** The pages of a borrower: what comes next on the way from the present one first, then the rest. */
function borrowerRoutes({ routesById, latestLocation }: AppRouter): AnyRoute[] {
  const all: AnyRoute[] = Object.values(routesById);
  const byPath = new Map(
    all.filter(({ id }) => String(id).startsWith('/_borrower/')).map((route) => [String(route.fullPath), route]),
  );
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

function nextIdleMoment(target: IdleWindow): Promise<void> {
  return new Promise((resolve) => {
    if (target.requestIdleCallback) target.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else target.setTimeout(resolve, idleGuess);
  });
}

/** Resolves when no data is under way: the page on screen comes first. */
function dataAtRest(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(check);
    function check(): void {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    }
    check();
  });
}

/**
 * Fetches the code and the texts of the other borrower pages, one after another, once the first page has its data and the phone has nothing
 * else to do: the next tap then needs no network for code, and a connection that breaks off half-way does not end the journey.
 */
export async function loadChunksAtIdle(router: AppRouter, queryClient: QueryClient, target: IdleWindow): Promise<void> {
  const { services } = router.options.context;
  const { locale, session } = services;
  // Visitors read on at their own pace, most of them nowhere else.
  if (!session.current()) return;

  const keepLog = () =>
    fetchChunk(() => import('@/services/write-calls')).then(({ keepCalls }) => keepCalls(services, document));
  const routes = borrowerRoutes(router);
  const catalogs = routes.flatMap(({ options }) => {
    const page = options.staticData?.page;
    return page ? [...page.catalogs, ...(page.lazyCatalogs ?? [])] : [];
  });
  const parts: (() => Promise<unknown> | undefined)[] = [
    keepLog,
    ...routes.map((route) => () => router.loadRouteChunk(route)),
    ...catalogs.map((catalog) => () => locale.loadCatalog(catalog)),
  ];

  try {
    await rest(target);
    for (const part of parts) {
      await dataAtRest(queryClient);
      await nextIdleMoment(target);
      await part();
    }
  } catch {
    // A part that cannot be fetched now is fetched, and its failure shown, when it is needed.
  }
}

/** Follows the operator's switches, once the first page has its data: nothing of it stands in that page's way. */
export async function hearSwitches(router: AppRouter, queryClient: QueryClient, page: Window): Promise<void> {
  const { services } = router.options.context;
  await rest(page);
  await dataAtRest(queryClient);
  const { showSwitches } = await awaitChunk(() => import('@/features/shell/switches/show-switches'));
  await showSwitches({ services, queryClient, router, page, ...services.demo?.switches });
}

/** Begins to report, in builds that do (decision 66, reports): once the first page has its data, and the phone nothing else to do. */
export async function beginReports(router: AppRouter, queryClient: QueryClient, page: Window): Promise<void> {
  const { services } = router.options.context;
  await rest(page);
  await dataAtRest(queryClient);
  await nextIdleMoment(page);
  const { startReporter } = await awaitChunk(() => import('@/services/reports/reporter'));
  const collect = services.demo?.reports.take;
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
