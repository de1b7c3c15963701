import { Trans } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { shownTopics } from '@/domain/topics';
import type { ChatStart } from '@/platform/api/contract/chat';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { useTapLock } from '@/ui/use-tap-lock';
import { complaintTopicsQuery } from '../queries';
import { keepSelectedOrder } from '../records/selected-order';
import { OrderChoice } from './order-choice';
import { StartPage, type StartProps } from './start-page';
import { TypeTiles } from './type-tiles';
import { useOrderChoice } from './use-order-choice';

/** Where the chatbot begins: position of the subject, from 0, or empty; and the order, or empty. */
type TopicChoice = { selectedIndex: string; orderNo: string };

type Props = Pick<StartProps<TopicChoice>, 'asked' | 'onPickOrder' | 'onChoose'> & { start: ChatStart };

/** The order and the subjects, once they are known. */
function Topics({ start, asked, onPickOrder, onChoose }: Props) {
  const { storage } = useServices();
  const once = useTapLock();
  const choice = useOrderChoice(start, asked, onPickOrder);
  const topics = shownTopics(start.problemStatus);

  function go(selectedIndex: string): void {
    const orderNo = choice.order?.orderNo ?? '';
    void once(() => {
      // On the way out: the page that opens is told by its address and does not wait for this.
      void keepSelectedOrder(storage, { orderNo, selectedIndex });
      onChoose({ selectedIndex, orderNo });
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

/** Where a question begins in Indonesia: which order, and which subject for the chatbot (specification section 2). */
export function TopicsScreen({ asked, onChoose, ...page }: StartProps<TopicChoice>) {
  const { api } = useServices();
  const query = useQuery(complaintTopicsQuery(api, asked));
  return (
    <StartPage query={query} keyOf={(orderNo) => complaintTopicsQuery(api, orderNo).queryKey} tiles={4} {...page}>
      {(start, pick) => <Topics start={start} asked={asked} onPickOrder={pick} onChoose={onChoose} />}
    </StartPage>
  );
}
