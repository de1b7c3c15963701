import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '@/features/chat/live/chat-screen';
import { readIndex } from '@/features/chat/live/first-event';
import { chatStartQuery, questionsQuery } from '@/features/chat/queries';
import { readSelectedOrder } from '@/features/complaints/records/selected-order';
import { pageOptions } from '@/platform/page-options';

/** The chatbot (specification section 2), about the order of the address or, without one, the selected order. */
export const Route = createFileRoute('/_borrower/intelligentCustomerService')({
  ...pageOptions({
    title: msg({ message: 'Chat', comment: 'Page title; short, because four buttons are beside it' }),
    inputs: ['orderNo', 'selectedIndex'],
    catalogs: ['chat'],
    next: ['/complainPageNext', '/phenomenon', '/loanDetails'],
  }),
  // Otherwise the chat about the order of an earlier visit would be shown first.
  gcTime: 0,
  loader: async ({ context: { queryClient, services }, deps }) => {
    const selected = deps.orderNo === undefined ? await readSelectedOrder(services.storage) : null;
    const { orderNo, selectedIndex } = { ...(selected?.orderNo ? selected : undefined), ...deps };
    void queryClient.prefetchQuery(chatStartQuery(services.api, orderNo));
    if (orderNo !== undefined) void queryClient.prefetchQuery(questionsQuery(services.api, orderNo, '0'));
    return { orderNo, selectedIndex: readIndex(selectedIndex) };
  },
  component: function ChatPage() {
    return <ChatScreen {...Route.useLoaderData()} />;
  },
});
