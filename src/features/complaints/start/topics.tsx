import { Trans } from '@lingui/macro';
import type { ChatStart } from '@/api/contract/chat';
import { useServices } from '@/services/services';
import { keepSelectedOrder } from '@/storage/records/selected-order';
import { Button } from '@/ui/button';
import type { IconName } from '@/ui/icon';
import { useTapLock } from '@/ui/use-tap-lock';
import { OrderChoice } from './order-choice';
import { distinctOptions } from './orders';
import { TypeTiles } from './type-tiles';
import { useOrderChoice } from './use-order-choice';

/** Where the chatbot begins: position of the subject, from 0, or empty; and the order, or empty. */
export type TopicChoice = { selectedIndex: string; orderNo: string };

/** Up to four icons (specification section 2). */
const maxTopics = 4;

const icons: ReadonlyMap<string, IconName> = new Map([
  ['1', 'card'],
  ['2', 'bank'],
  ['3', 'phone'],
  ['4', 'user'],
]);

type Props = {
  start: ChatStart;
  asked: string;
  onPickOrder: (orderNo: string) => void;
  onChoose: (choice: TopicChoice) => void;
};

/** The order and the subjects, once they are known. */
export function Topics({ start, asked, onPickOrder, onChoose }: Props) {
  const { storage } = useServices();
  const once = useTapLock();
  const choice = useOrderChoice(start, asked, onPickOrder);
  const topics = distinctOptions(start.problemStatus).slice(0, maxTopics);

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
        <TypeTiles options={topics} icons={icons} onChoose={(_, index) => go(String(index))} />
      )}
    </>
  );
}
