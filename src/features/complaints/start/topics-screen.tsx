import { useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '@/services/services';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { complaintTopicsQuery } from '../queries';
import { StartSkeleton } from './start-skeleton';
import { Topics, type TopicChoice } from './topics';

type Props = {
  /** The order to begin with; empty leaves it to the server. */
  asked: string;
  /** The link to the list of complaints. */
  listLink: ReactNode;
  /** What was begun and not sent. */
  drafts: ReactNode;
  onPickOrder: (orderNo: string) => void;
  onChoose: (choice: TopicChoice) => void;
};

/** Where a question begins in Indonesia: which order, and which subject for the chatbot (specification section 2). */
export function TopicsScreen({ asked, listLink, drafts, onPickOrder, onChoose }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const query = useQuery(complaintTopicsQuery(api, asked));

  function pick(orderNo: string): void {
    // Another order needs no other answer: every order came with this one.
    queryClient.setQueryData(complaintTopicsQuery(api, orderNo).queryKey, query.data);
    onPickOrder(orderNo);
  }

  return (
    <PageShell
      title={t({ message: 'Complaints', comment: 'Title of the page where a complaint begins' })}
      tone="brand"
      footer={listLink}
    >
      <QueryView query={query} skeleton={<StartSkeleton tiles={4} />}>
        {(start) => <Topics start={start} asked={asked} onPickOrder={pick} onChoose={onChoose} />}
      </QueryView>
      {drafts}
    </PageShell>
  );
}
