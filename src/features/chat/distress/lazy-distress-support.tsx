import { lazyComponent, Nothing } from '@/ui/lazy-component';

/**
 * Loaded after the chat, because few need it and its texts are many. Without it the other ways on below each answer
 * remain.
 */
export const LazyDistressSupport = lazyComponent({
  load: () => import('./distress-support').then((part) => part.DistressSupport),
  catalogs: ['insights'],
  failed: Nothing,
});
