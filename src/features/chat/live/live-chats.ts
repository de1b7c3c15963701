import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '@/services/services';
import { createLiveChat, type LiveChat, type SelectedOrder } from './live-chat';
import { createChatSources } from './sources';

/** The chats that this page has opened: they go on sending when their screen is left, and are there when it comes back. */
const chats = new WeakMap<Services, Map<string, LiveChat>>();

type Key = {
  orderNo: string | undefined;
  selectedIndex: number | null;
  marketId: string;
  readSelected: () => Promise<SelectedOrder | null>;
};

/** The chat about an order; opens it the first time. */
export function liveChatOf(services: Services, queryClient: QueryClient, key: Key): LiveChat {
  const known = chats.get(services) ?? new Map<string, LiveChat>();
  chats.set(services, known);
  const name = JSON.stringify([services.session.current()?.ownerId ?? '', key.orderNo ?? null]);
  const open = known.get(name);
  if (open) return open;
  const chat = createLiveChat({ services, sources: createChatSources(services.api, queryClient), ...key });
  known.set(name, chat);
  // Rendered at build time, it stays as it is before it opens.
  if (typeof window === 'undefined') return chat;
  void chat.open();

  const wake = () => {
    const snapshot = chat.getSnapshot();
    if (snapshot.phase === 'open') snapshot.conversation.wake();
  };
  window.addEventListener('online', wake);
  // Any answer that any page got says that there is a network; only while something waits for one is it of interest.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const snapshot = chat.getSnapshot();
    if (snapshot.phase === 'open' && !snapshot.state.isOnline) wake();
  });
  return chat;
}
