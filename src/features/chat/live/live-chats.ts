import type { QueryClient } from '@tanstack/react-query';
import { onePerApp } from '@/services/one-per-app';
import type { Services } from '@/services/services';
import { createLiveChat, type LiveChat } from './live-chat';
import { createChatSources } from './sources';

/**
 * The chats that this page has opened: they go on sending when their screen is left, and are there when it comes back.
 */
const chatOf = onePerApp<LiveChat>();

type Key = {
  orderNo: string | undefined;
  selectedIndex: number | null;
  marketId: string;
};

function openChat(services: Services, queryClient: QueryClient, key: Key): LiveChat {
  const chat = createLiveChat({ services, sources: createChatSources(services.api, queryClient), ...key });
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

/** The chat about an order; opens it the first time. */
export function liveChatOf(services: Services, queryClient: QueryClient, key: Key): LiveChat {
  const name = [services.session.current()?.ownerId ?? '', key.orderNo ?? null];
  return chatOf(services, name, () => openChat(services, queryClient, key));
}
