import { whenLoadedAndIdle } from '@/platform/browser/after-paint';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Sends what waits in the outbox. Its code and texts are fetched when the page is idle, after the first load. */
export const LazyOutboxRunner = lazyComponent({
  load: () => import('./outbox-runner').then((part) => part.OutboxRunner),
  catalogs: ['help'],
  after: whenLoadedAndIdle,
  missing: Nothing,
});
