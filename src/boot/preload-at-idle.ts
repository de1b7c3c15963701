import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { Catalog } from '@/i18n/catalogs';
import { fetchChunk } from '@/lib/fetch-chunk';
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

/** What those pages say. */
const borrowerCatalogs: readonly Catalog[] = ['insights', 'repayment', 'help', 'chat', 'cards', 'offers', 'records'];

/** The order in which a borrower may come to the pages: what is next on the road from the present one is fetched first. */
const visitOrder: readonly string[] = [
  '/loanConfirm',
  '/loanDetails',
  '/installment',
  '/extension',
  '/individual',
  '/that',
  '/cashier',
  '/phenomenon',
  '/complainNewPage',
  '/intelligentCustomerService',
  '/complainPageNext',
  '/complaintList',
  '/complainDetails',
  '/payway',
  '/borrowDetail',
  '/records',
];

/** The other pages of a borrower, each a few kilobytes: from the present one on, and round. */
function borrowerRoutes(router: AppRouter): AnyRoute[] {
  const routes: AnyRoute[] = Object.values(router.routesById);
  const present = visitOrder.indexOf(router.latestLocation.pathname);
  const distance = ({ fullPath }: AnyRoute) => {
    const place = visitOrder.indexOf(String(fullPath));
    return place === -1 ? visitOrder.length : (place - present + visitOrder.length) % visitOrder.length;
  };
  return routes
    .filter((route) => String(route.id).startsWith('/_borrower/'))
    .sort((one, other) => distance(one) - distance(other));
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
 * else to do: the next tap then needs no network for code, and a connection that breaks off half-way does not end the road.
 */
export async function loadChunksAtIdle(router: AppRouter, queryClient: QueryClient, target: IdleWindow): Promise<void> {
  const { services } = router.options.context;
  const { locale, session } = services;
  // Visitors read on at their own pace, most of them nowhere else.
  if (!session.current()) return;

  const keepLog = () =>
    fetchChunk(() => import('@/services/write-calls')).then(({ keepCalls }) => keepCalls(services, document));
  const parts: (() => Promise<unknown> | undefined)[] = [
    keepLog,
    ...borrowerRoutes(router).map((route) => () => router.loadRouteChunk(route)),
    ...borrowerCatalogs.map((room) => () => locale.loadCatalog(room)),
  ];
  async function load(before: Promise<unknown>, part: () => Promise<unknown> | undefined): Promise<void> {
    await before;
    await dataAtRest(queryClient);
    await nextIdleMoment(target);
    await part();
  }

  try {
    await parts.reduce(load, rest(target));
  } catch {
    // A part that cannot be fetched now is fetched, and its failure shown, when it is needed.
  }
}
