import { lazyComponent, Nothing } from '@/ui/lazy-component';
import type { ChatState } from '../log/state';

/**
 * Loaded after the chat, because few need it and its texts are many. Without it the other ways on below each answer
 * remain.
 */
export const LazyDistressSupport = lazyComponent({
  load: () => import('./distress-support').then((part) => part.DistressSupport),
  catalogs: ['insights'],
  failed: Nothing,
});

/** Whether the conversation has an order, whose page can be opened. */
export const hasOrder = ({ session }: ChatState): boolean => session !== null && session.orderNo !== '';
