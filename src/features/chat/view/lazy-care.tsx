import { lazyComponent, Nothing } from '@/ui/lazy-component';
import type { ChatState } from '../log/state';

/**
 * Its words are many, and few need them: they come after the chat, ahead of what is typed. Where they do not come, the
 * ways below each answer stand all the same.
 */
export const LazyCare = lazyComponent({
  load: () => import('../care/care').then((part) => part.Care),
  catalogs: ['insights'],
  missing: Nothing,
});

/** Whether a conversation is about an order, whose page can be opened. */
export const hasOrder = ({ session }: ChatState): boolean => session !== null && session.orderNo !== '';
