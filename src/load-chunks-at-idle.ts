import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { AppRouter } from './router';

type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** Milliseconds after which an engine without idle callbacks counts as idle. */
const idleGuess = 2_000;

/** The other pages of a borrower's road; each is a few kilobytes. */
function borrowerRoutes(router: AppRouter): AnyRoute[] {
  const routes: AnyRoute[] = Object.values(router.routesById);
  return routes.filter((route) => String(route.id).startsWith('/_borrower/'));
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
 * Fetches the code of the other borrower pages, one after another, once the first page has its data and the phone has nothing
 * else to do: the next tap then needs no network for code, and a connection that breaks off half-way does not end the road.
 */
export async function loadChunksAtIdle(router: AppRouter, queryClient: QueryClient, target: IdleWindow): Promise<void> {
  async function load(before: Promise<void>, route: AnyRoute): Promise<void> {
    await before;
    await dataAtRest(queryClient);
    await nextIdleMoment(target);
    await router.loadRouteChunk(route);
  }

  try {
    await borrowerRoutes(router).reduce(load, Promise.resolve());
  } catch {
    // A part that cannot be fetched now is fetched, and its failure shown, when it is needed.
  }
}
