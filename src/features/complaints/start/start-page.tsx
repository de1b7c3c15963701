import { useLingui } from '@lingui/macro';
import { useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { ComplaintListLink } from '../complaint-list-link';
import { DraftList } from './draft-list';
import styles from './type-tiles.module.css';

export type StartProps = {
  /** The order that the address names; empty where it names none. */
  named: string;
  /** The order to begin with; empty leaves it to the server. */
  asked: string;
};

type Props<Data> = Pick<StartProps, 'named'> & {
  /** The address of this page. */
  to: '/phenomenon' | '/complainNewPage';
  query: UseQueryResult<Data>;
  /** Where the answer about another order is kept. */
  keyOf: (orderNo: string) => QueryKey;
  /** How many tiles there will be. */
  tiles: number;
  /** The order and the subjects, once they are known. */
  children: (data: Data, onPickOrder: (orderNo: string) => void) => ReactNode;
};

/** Where a complaint begins, in either market: which order, what it is about, and what was begun before. */
export function StartPage<Data>({ named, to, query, keyOf, tiles, children }: Props<Data>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  function pick(orderNo: string): void {
    // Another order needs no other answer: every order came with this one.
    queryClient.setQueryData(keyOf(orderNo), query.data);
    // The order in the address wins over the one on the device, so the address follows the choice.
    if (named !== '') void navigate({ to, search: { orderNo }, replace: true, resetScroll: false });
  }

  const skeleton = (
    <SkeletonPage>
      <SkeletonCard rows={4} />
      <div className={styles['tiles']} aria-hidden="true">
        {Array.from({ length: tiles }, (_, index) => (
          <Skeleton key={index} height={116} radius={20} />
        ))}
      </div>
    </SkeletonPage>
  );
  return (
    <PageShell
      title={t({ message: 'Complaints', comment: 'Title of the page where a complaint begins' })}
      tone="brand"
      footer={<ComplaintListLink />}
    >
      <QueryView query={query} skeleton={skeleton}>
        {(data) => children(data, pick)}
      </QueryView>
      <DraftList />
    </PageShell>
  );
}
