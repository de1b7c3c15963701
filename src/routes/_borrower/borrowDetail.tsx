import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loanDetailsQuery } from '@/features/loan/queries';
import { BorrowDetailScreen } from '@/features/pay/card/borrow-detail-screen';
import { pageOptions } from '@/platform/page-options';
import { orderDeps, orderPage } from '../-order-page';

/** The outcome of a repayment; `/borrowDetail/` is the same page (specification section 2). */
export const Route = createFileRoute('/_borrower/borrowDetail')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['cards'],
    market: 'mainland',
    next: ['/records', '/payway', '/loanDetails'],
  }),
  loaderDeps: orderDeps,
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: orderPage(BorrowDetailScreen, msg({ message: 'Repayment result', comment: 'Page title' })),
});
