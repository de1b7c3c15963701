import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import type { LiveChat, LiveSnapshot, SelectedOrder } from './live-chat';
import { liveChatOf } from './live-chats';

const opening: LiveSnapshot = { phase: 'opening' };
const noChat = { subscribe: () => () => undefined, getSnapshot: () => opening };

/** The chat about an order, and how it stands. The chat is `null` in the very first moment. */
export function useLiveChat(orderNo: string | undefined, selectedIndex: number | null, readSelected: () => Promise<SelectedOrder | null>): { chat: LiveChat | null; snapshot: LiveSnapshot } {
  const services = useServices();
  const queryClient = useQueryClient();
  const { id: marketId } = useMarket();
  const [chat, setChat] = useState<LiveChat | null>(null);
  // Opening writes to the device, so it is no part of drawing.
  useEffect(() => setChat(liveChatOf(services, queryClient, { orderNo, selectedIndex, marketId, readSelected })), [services, queryClient, orderNo, selectedIndex, marketId, readSelected]);
  const { subscribe, getSnapshot } = chat ?? noChat;
  return { chat, snapshot: useSyncExternalStore(subscribe, getSnapshot) };
}
