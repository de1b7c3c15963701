import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { LoanDetailScreen } from '@/features/loan/details/loan-detail-screen';
import { loanDetailsQuery } from '@/features/loan/queries';
import { pageOptions } from '@/platform/page-options';
import { orderDeps, orderPage } from '../-order-page';
import { reportQuestion } from '../-report-choice';

/** Status, amounts and due dates of one loan (specification section 2). */
export const Route = createFileRoute('/_borrower/loanDetails')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: [],
    lazyCatalogs: ['insights'],
    next: ['/installment', '/that', '/extension', '/complainPageNext', '/complaintList', '/records'],
  }),
  loaderDeps: orderDeps,
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: orderPage(LoanPage, msg`Loan details`),
});

function LoanPage({ orderKey }: { orderKey: OrderKey }) {
  return <LoanDetailScreen orderKey={orderKey} question={reportQuestion} />;
}
