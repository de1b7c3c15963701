import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { useServices } from '@/services/services';
import { useKeptQuery } from '@/services/use-kept-query';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { complaintListQuery } from '../queries';
import { type ComplaintLink, ListSkeleton } from './list-item';
import { OutboxList } from './outbox-list';
import { SortedComplaints } from './sorted-complaints';

type Props = {
  /** Id of the tab to show; one that does not exist means the first. */
  tab: string;
  onTab: (tab: string) => void;
  /** The complaint that has just been sent, or empty. */
  newId: string;
  renderLink: ComplaintLink;
  /** The way to file another complaint. */
  newLink: ReactNode;
  /** The link to what this phone has kept. */
  recordsLink: ReactNode;
};

/** Every complaint of the borrower, and what waits to be sent (specification section 2, complaint list). */
export function ListScreen({ tab, onTab, newId, renderLink, newLink, recordsLink }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useKeptQuery(complaintListQuery(api));

  return (
    <PageShell
      title={t({ message: 'My complaints', comment: 'Link and title: the list of complaints this person has filed' })}
      footer={newLink}
      kept={query.kept}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <OutboxList />
        {recordsLink}
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {(list) => <SortedComplaints list={list} tab={tab} onTab={onTab} newId={newId} renderLink={renderLink} />}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
