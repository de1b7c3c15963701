import { useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '@/services/services';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { complaintStartQuery } from '../queries';
import { Start, type ComplaintChoice } from './start';
import { StartSkeleton } from './start-skeleton';

type Props = {
  /** The order to begin with; empty leaves it to the server. */
  asked: string;
  /** The link to the list of complaints. */
  listLink: ReactNode;
  /** What was begun and not sent. */
  drafts: ReactNode;
  onPickOrder: (orderNo: string) => void;
  onChoose: (choice: ComplaintChoice) => void;
};

/** Where a complaint begins: which order, and what it is about (specification section 2, complaint start page). */
export function StartScreen({ asked, listLink, drafts, onPickOrder, onChoose }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const query = useQuery(complaintStartQuery(api, asked));

  function pick(orderNo: string): void {
    // Another order needs no other answer: every order came with this one.
    queryClient.setQueryData(complaintStartQuery(api, orderNo).queryKey, query.data);
    onPickOrder(orderNo);
  }

  return (
    <PageShell
      title={t({ message: 'Complaints', comment: 'Title of the page where a complaint begins' })}
      tone="brand"
      footer={listLink}
    >
      <QueryView query={query} skeleton={<StartSkeleton tiles={6} />}>
        {(start) => <Start start={start} asked={asked} onPickOrder={pick} onChoose={onChoose} />}
      </QueryView>
      {drafts}
    </PageShell>
  );
}
