import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '@/features/chat/live/chat-screen';
import { readIndex } from '@/features/chat/live/first-event';
import { chatStartQuery, questionsQuery } from '@/features/chat/queries';
import { pageOptions } from '@/platform/page-options';

/** The chatbot (specification section 2). */
export const Route = createFileRoute('/_borrower/intelligentCustomerService')({
  ...pageOptions({
    inputs: ['orderNo', 'selectedIndex'],
    catalogs: ['chat'],
    next: ['/complainPageNext', '/phenomenon', '/loanDetails'],
  }),
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: ({ context: { queryClient, services }, deps: { orderNo } }) => {
    void queryClient.prefetchQuery(chatStartQuery(services.api, orderNo));
    if (orderNo !== undefined) void queryClient.prefetchQuery(questionsQuery(services.api, orderNo, '0'));
  },
  component: ChatPage,
});

function ChatPage() {
  const { orderNo, selectedIndex } = Route.useSearch();
  return <ChatScreen orderNo={orderNo} selectedIndex={readIndex(selectedIndex)} />;
}
