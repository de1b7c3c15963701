import { Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { buttonClass } from '@/ui/button-class';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { RecordsLink } from '@/ui/records-link';
import { complaintListQuery } from '../queries';
import { ListSkeleton } from './list-item';
import { OutboxList } from './outbox-list';
import { SortedComplaints } from './sorted-complaints';

type Props = {
  /** Id of the tab to show; one that does not exist means the first. */
  tab: string;
  /** The complaint that has just been sent, or empty. */
  newId: string;
};

/** Every complaint of the borrower, and what waits to be sent (specification section 2, complaint list). */
export function ListScreen({ tab, newId }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = usePersistedQuery(complaintListQuery(api));

  return (
    <PageShell
      title={t({ message: 'My complaints', comment: 'Link and title: the list of complaints this person has filed' })}
      footer={
        <Link to="/phenomenon" className={buttonClass('primary', true)}>
          <Trans comment="Link: opens the page where a complaint begins">File a complaint</Trans>
        </Link>
      }
      stale={query.stale}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <OutboxList />
        <RecordsLink />
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {(list) => <SortedComplaints list={list} tab={tab} newId={newId} />}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
