import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '@/services/services';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { AllLink, type RenderLink } from '../all-link';
import { receiptsQuery } from '../queries';
import { DeleteAllDialog } from './delete-all-dialog';
import { DeviceNotice } from './device-notice';
import { EmptyRecords } from './empty-records';
import { byMonth, ofOrder } from './months';
import type { RecordLink } from './record-item';
import { RecordItems } from './record-items';
import { SignOut } from './sign-out';

type Props = {
  /** Only records of this order; empty: all. */
  orderId: string;
  renderLink: RecordLink;
  /** The way from one order's records to all of them. */
  renderAll: RenderLink;
};

/** Everything this phone has kept of what the borrower did, by month, newest first (decision 55). Asks no server. */
export function RecordsScreen({ orderId, renderLink, renderAll }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const query = useQuery(receiptsQuery(services));
  const [isDeleting, setIsDeleting] = useState(false);

  return (
    <PageShell title={t({ message: 'My records', comment: 'Title of the page with receipts kept on this phone' })}>
      <QueryView query={query} skeleton={<RecordsSkeleton />}>
        {(receipts) => {
          const shown = ofOrder(receipts, orderId);
          return (
            <>
              <DeviceNotice
                onDeleteAll={receipts.length > 0 && orderId === '' ? () => setIsDeleting(true) : undefined}
              />
              {orderId !== '' && (
                <Notice kind="info" action={<AllLink render={renderAll} />}>
                  <Trans>Only what belongs to order {orderId} is shown.</Trans>
                </Notice>
              )}
              {shown.length === 0 ? (
                <EmptyRecords isFiltered={orderId !== ''} />
              ) : (
                <RecordItems entries={byMonth(shown)} renderLink={renderLink} />
              )}
              {orderId === '' && <SignOut />}
              <DeleteAllDialog open={isDeleting} count={receipts.length} onClose={() => setIsDeleting(false)} />
            </>
          );
        }}
      </QueryView>
    </PageShell>
  );
}

function RecordsSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton height={84} radius={14} />
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={112} radius={14} />
      ))}
    </SkeletonPage>
  );
}
