import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loanDetailsQuery } from '@/features/loan/queries';
import { BorrowDetailScreen } from '@/features/pay/card/borrow-detail-screen';
import { pageOptions } from '@/platform/page-options';

/** The outcome of a repayment; `/borrowDetail/` is the same page (specification section 2). */
export const Route = createFileRoute('/_borrower/borrowDetail')({
  ...pageOptions({
    title: msg({ message: 'Repayment result', comment: 'Page title' }),
    inputs: ['productId', 'orderId'],
    needs: 'orderId',
    catalogs: ['cards'],
    market: 'mainland',
    next: ['/records', '/payway', '/loanDetails'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const key = { productId: '', ...deps };
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
    return key;
  },
  component: function BorrowDetailPage() {
    const key = Route.useLoaderData();
    return <BorrowDetailScreen key={key.orderId} orderKey={key} />;
  },
});
