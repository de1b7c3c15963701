import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import { useServices } from '@/services/services';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { BorrowAction } from './actions/borrow-action';
import { RepayAction } from './actions/repay-action';
import { LoanDetail, type LoanDetailProps } from './loan-detail';
import { LoanDetailSkeleton } from './loan-detail-skeleton';
import { loanDetailsQuery, type OrderKey } from './queries';

type Props = Omit<LoanDetailProps, 'orderId' | 'loan' | 'isFetching' | 'refetch'> & {
  orderKey: OrderKey;
  /** Opens our own instalment page. */
  onRepay: () => void;
};

/** How a loan stands, what is to be paid until when, and what can be done about it (specification section 2). */
export function LoanDetailScreen({ orderKey, onRepay, ...content }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useQuery(loanDetailsQuery(api, orderKey));
  const { data, refetch } = query;

  return (
    <PageShell title={t`Loan details`} footer={data && footerOf(data, orderKey, onRepay)}>
      <PullToRefresh onRefresh={() => refetch({ throwOnError: true })}>
        <QueryView query={query} skeleton={<LoanDetailSkeleton />}>
          {(loan) => (
            <LoanDetail
              key={orderKey.orderId}
              orderId={orderKey.orderId}
              loan={loan}
              isFetching={query.isFetching}
              refetch={() => refetch()}
              {...content}
            />
          )}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}

/** The one action of the order's status; some have none (specification section 4). */
function footerOf(loan: LoanDetails, { productId, orderId }: OrderKey, onRepay: () => void): ReactNode {
  const { action } = orderStatusRule(loan.orderStatus);
  if (action === 'repay') return <RepayAction key={orderId} orderId={orderId} loan={loan} onInstallments={onRepay} />;
  return action === 'borrow' ? <BorrowAction key={orderId} productId={productId} /> : null;
}
