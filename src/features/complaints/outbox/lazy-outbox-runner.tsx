import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** The page on screen comes first: after its load event so long, and then the first idle moment; milliseconds. */
const restMs = 2_000;

function pageAtRest(): Promise<void> {
  return new Promise((resolve) => {
    function onIdle(): void {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 10_000 });
      else resolve();
    }
    function onLoad(): void {
      setTimeout(onIdle, restMs);
    }
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  });
}

/** What sends waiting complaints, fetched with its words when the page has come to rest: it is no part of the first load. */
export const LazyOutboxRunner = lazyComponent({
  load: () => import('./outbox-runner').then((part) => part.OutboxRunner),
  catalogs: ['help'],
  after: pageAtRest,
  missing: Nothing,
});
