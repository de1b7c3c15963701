import { Trans } from '@lingui/macro';
import { queryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownTopics } from '@/domain/topics';
import { chatInit, type ChatStart } from '@/platform/api/contract/chat';
import type { OrderCard } from '@/platform/api/contract/order-card';
import type { ApiClient } from '@/platform/api/http/create-client';
import { pickStrings } from '@/platform/browser/search';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { useTapLock } from '@/ui/use-write';
import { keepSelectedOrder } from '../records/selected-order';
import { StartPage, type StartProps, TypeTiles } from './start-page';

/** Topics that open the chatbot (specification section 7), and orders. @param orderNo empty: the server selects one */
export function complaintTopicsQuery(api: ApiClient, orderNo: string) {
  return queryOptions({
    queryKey: ['complaints', 'topics', orderNo],
    queryFn: ({ signal }) => api.call(chatInit, orderNo === '' ? {} : { orderNo }, { signal, retry: true }),
  });
}

function Topics({ start, order }: { start: ChatStart; order: OrderCard | null }) {
  const navigate = useNavigate();
  const { storage } = useServices();
  const once = useTapLock();
  const topics = shownTopics(start.problemStatus);

  /** Opens the chatbot. @param selectedIndex position of the subject, from 0; empty for none */
  function go(selectedIndex: string): void {
    const orderNo = order?.orderNo ?? '';
    void once(() => {
      // Not awaited, because the next page reads its address.
      void keepSelectedOrder(storage, { orderNo, selectedIndex });
      const search = pickStrings({ selectedIndex, orderNo }, ['selectedIndex', 'orderNo']);
      void navigate({ to: '/intelligentCustomerService', search });
    });
  }

  if (topics.length > 0) return <TypeTiles options={topics} onChoose={(_, index) => go(String(index))} />;
  return (
    <Button block onClick={() => go('')}>
      <Trans comment="Button: opens the chatbot of customer service">Ask the assistant</Trans>
    </Button>
  );
}

/** The start of a question in Indonesia: order, and subject for the chatbot (specification section 2). */
export function TopicsScreen(props: StartProps) {
  const { api } = useServices();
  return (
    <StartPage {...props} to="/complainNewPage" queryOf={(orderNo) => complaintTopicsQuery(api, orderNo)} tiles={4}>
      {(start, order) => <Topics start={start} order={order} />}
    </StartPage>
  );
}
