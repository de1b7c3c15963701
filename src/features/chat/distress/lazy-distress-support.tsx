import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Loaded after the chat, because few need it. Without it the other ways below each answer remain. */
export const LazyDistressSupport = lazyComponent({
  load: () => import('./distress-support').then((part) => part.DistressSupport),
  catalogs: ['insights'],
  failed: Nothing,
});
