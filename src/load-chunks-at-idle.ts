import type { AppRouter } from './router';

type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** Milliseconds after which an engine without idle callbacks counts as idle. */
const idleGuess = 2_000;

/** The parts of the app belong to the road a borrower is on; each is a few kilobytes. */
const isOnTheRoad = (id: string) => id.startsWith('/_borrower/');

/**
 * Fetches the code of the other borrower pages, one after another, once the first page is drawn and the phone has nothing
 * else to do: the next tap then needs no network for code, and a connection that breaks off half-way does not end the road.
 */
export function loadChunksAtIdle(router: AppRouter, target: IdleWindow): void {
  const idle = (work: () => void) => (target.requestIdleCallback ? target.requestIdleCallback(work, { timeout: 10_000 }) : target.setTimeout(work, idleGuess));
  const waiting = Object.values(router.routesById).filter((route) => isOnTheRoad(route.id));

  function next(): void {
    const route = waiting.shift();
    if (!route) return;
    // A part that cannot be fetched now is fetched, and its failure shown, when it is needed.
    Promise.resolve(router.loadRouteChunk(route)).then(() => idle(next), () => undefined);
  }

  idle(next);
}
