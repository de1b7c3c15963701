import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import type { LiveChat, LiveSnapshot, SelectedOrder } from './live-chat';
import { liveChatOf } from './live-chats';

/** The chat about an order, and how it stands. */
export function useLiveChat(
  orderNo: string | undefined,
  selectedIndex: number | null,
  readSelected: () => Promise<SelectedOrder | null>,
): { chat: LiveChat; snapshot: LiveSnapshot } {
  const services = useServices();
  const queryClient = useQueryClient();
  const { id: marketId } = useMarket();
  // Asked again, it gives the same chat: the first time opens it.
  const chat = useMemo(
    () => liveChatOf(services, queryClient, { orderNo, selectedIndex, marketId, readSelected }),
    [services, queryClient, orderNo, selectedIndex, marketId, readSelected],
  );
  useEffect(() => chat.askCategory(selectedIndex), [chat, selectedIndex]);
  return { chat, snapshot: useSyncExternalStore(chat.subscribe, chat.getSnapshot, chat.getSnapshot) };
}
