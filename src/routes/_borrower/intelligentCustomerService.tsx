import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '@/features/chat/live/chat-screen';
import { readIndex } from '@/features/chat/live/first-event';
import { chatStartQuery, questionsQuery } from '@/features/chat/queries';
import { pickStrings } from '@/lib/pick-strings';
import { stringifySearch } from '@/lib/search';

/** The chatbot (specification section 2). */
export const Route = createFileRoute('/_borrower/intelligentCustomerService')({
  validateSearch: (search) => pickStrings(search, ['orderNo', 'selectedIndex']),
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: ({ context: { queryClient, services }, deps: { orderNo } }) => {
    void queryClient.prefetchQuery(chatStartQuery(services.api, orderNo));
    if (orderNo !== undefined) void queryClient.prefetchQuery(questionsQuery(services.api, orderNo, '0'));
  },
  component: ChatPage,
});

const readSelected = async () => null;

function ChatPage() {
  const { orderNo, selectedIndex } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ChatScreen
      orderNo={orderNo}
      selectedIndex={readIndex(selectedIndex)}
      readSelected={readSelected}
      onHandOff={(_transcript, { orderNo: order, problemIndex }) => {
        void navigate({ href: `/complainPageNext${stringifySearch({ problemIndex, ...(order === '' ? {} : { orderNo: order }) })}` });
      }}
    />
  );
}
