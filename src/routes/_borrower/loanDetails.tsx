import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoanDetailScreen } from '@/features/loan/details/loan-detail-screen';
import { loanDetailsQuery } from '@/features/loan/queries';
import { pageOptions } from '@/platform/page-options';
import { reportQuestion } from '../-report-choice';

/** Status, amounts and due dates of one loan (specification section 2). */
export const Route = createFileRoute('/_borrower/loanDetails')({
  ...pageOptions({
    title: msg`Loan details`,
    inputs: ['productId', 'orderId'],
    needs: 'orderId',
    catalogs: [],
    lazyCatalogs: ['insights'],
    next: ['/installment', '/that', '/extension', '/complainPageNext', '/complaintList', '/records'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const key = { productId: '', ...deps };
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
    return key;
  },
  component: function LoanDetailPage() {
    const key = Route.useLoaderData();
    return <LoanDetailScreen key={key.orderId} orderKey={key} question={reportQuestion} />;
  },
});
