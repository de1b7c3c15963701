import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ChatScreen } from '@/features/chat/live/chat-screen';
import { readIndex } from '@/features/chat/live/first-event';
import { chatStartQuery, questionsQuery } from '@/features/chat/queries';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';
import { attachTranscript } from '@/storage/records/complaint-drafts';
import { readSelectedOrder } from '@/storage/records/selected-order';

/** The chatbot (specification section 2). */
export const Route = createFileRoute('/_borrower/intelligentCustomerService')({
  ...pageOptions({
    inputs: ['orderNo', 'selectedIndex'],
    catalogs: ['chat'],
    prerender: 'skeleton',
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
  const navigate = Route.useNavigate();
  const { storage } = useServices();
  const readSelected = useCallback(() => readSelectedOrder(storage), [storage]);
  return (
    <ChatScreen
      orderNo={orderNo}
      selectedIndex={readIndex(selectedIndex)}
      readSelected={readSelected}
      onComplain={(order) => void navigate({ to: '/phenomenon', search: order === '' ? {} : { orderNo: order } })}
      onOpenLoan={(orderId) => void navigate({ to: '/loanDetails', search: { orderId } })}
      onHandOff={async (transcript, order) => {
        // The form reads the draft when it opens: the conversation has to lie beside it by then.
        await attachTranscript(storage, order, transcript);
        // No type: the chat's categories are another list than the types of complaints (decision 4, no type).
        await navigate({ to: '/complainPageNext', search: order === '' ? {} : { orderNo: order } });
      }}
    />
  );
}
