import { whenLoadedAndIdle } from '@/platform/browser/after-paint';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/**
 * What sends waiting complaints, fetched with its words when the page has come to rest: it is
 * no part of the first load.
 */
export const LazyOutboxRunner = lazyComponent({
  load: () => import('./outbox-runner').then((part) => part.OutboxRunner),
  catalogs: ['help'],
  after: whenLoadedAndIdle,
  missing: Nothing,
});
