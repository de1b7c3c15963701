import { Trans } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownTopics } from '@/domain/topics';
import type { ChatStart } from '@/platform/api/contract/chat';
import { pickStrings } from '@/platform/browser/search';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { useTapLock } from '@/ui/use-tap-lock';
import { complaintTopicsQuery } from '../queries';
import { keepSelectedOrder } from '../records/selected-order';
import { OrderChoice, useOrderChoice } from './order-choice';
import { StartPage, type StartProps, TypeTiles } from './start-page';

type Props = { start: ChatStart; asked: string; onPickOrder: (orderNo: string) => void };

function Topics({ start, asked, onPickOrder }: Props) {
  const navigate = useNavigate();
  const { storage } = useServices();
  const once = useTapLock();
  const choice = useOrderChoice(start, asked, onPickOrder);
  const topics = shownTopics(start.problemStatus);

  /** Opens the chatbot. @param selectedIndex position of the subject, from 0; empty for none */
  function go(selectedIndex: string): void {
    const orderNo = choice.order?.orderNo ?? '';
    void once(() => {
      // Not awaited, because the next page reads its address.
      void keepSelectedOrder(storage, { orderNo, selectedIndex });
      const search = pickStrings({ selectedIndex, orderNo }, ['selectedIndex', 'orderNo']);
      void navigate({ to: '/intelligentCustomerService', search });
    });
  }

  return (
    <>
      <OrderChoice choice={choice} />
      {topics.length === 0 ? (
        <Button block onClick={() => go('')}>
          <Trans comment="Button: opens the chatbot of customer service">Ask customer service</Trans>
        </Button>
      ) : (
        <TypeTiles options={topics} onChoose={(_, index) => go(String(index))} />
      )}
    </>
  );
}

/** The start of a question in Indonesia: order, and subject for the chatbot (specification section 2). */
export function TopicsScreen({ named, asked }: StartProps) {
  const { api } = useServices();
  const query = useQuery(complaintTopicsQuery(api, asked));
  return (
    <StartPage
      named={named}
      to="/complainNewPage"
      query={query}
      keyOf={(orderNo) => complaintTopicsQuery(api, orderNo).queryKey}
      tiles={4}
    >
      {(start, onPickOrder) => <Topics start={start} asked={asked} onPickOrder={onPickOrder} />}
    </StartPage>
  );
}
