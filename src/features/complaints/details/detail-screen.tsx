import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { RecordsLink } from '@/ui/records-link';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { ComplaintListLink } from '../complaint-list-link';
import { complaintDetailQuery } from '../queries';
import { Detail } from './detail';

/** The complaint before it is known: type and words, then the steps. */
function DetailSkeleton() {
  return (
    <SkeletonPage>
      <Card>
        <div className="stack" aria-hidden="true">
          <Skeleton height={29} width="40%" radius={999} />
          <Skeleton height={150} radius={14} />
        </div>
      </Card>
      <SkeletonCard rows={3} />
    </SkeletonPage>
  );
}

type Props = {
  problemId: string;
  /** Stands below a complaint that is shown, last: its code may come later. */
  children?: ReactNode;
};

/** One complaint, what came of it, and a rating for that (specification section 2, complaint details). */
export function DetailScreen({ problemId, children }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = usePersistedQuery(complaintDetailQuery(api, problemId));

  return (
    <PageShell
      title={t({ message: 'Complaint details', comment: 'Title of the page about one complaint' })}
      stale={query.stale}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView
          query={query}
          skeleton={<DetailSkeleton />}
          below={
            <>
              {query.data === undefined && <ComplaintListLink />}
              <RecordsLink />
              {query.data !== undefined && children}
            </>
          }
        >
          {(complaint) => (
            <Detail key={problemId} problemId={problemId} complaint={complaint} isKept={query.stale !== undefined} />
          )}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
