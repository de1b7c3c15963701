import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loanDetailsQuery } from '@/features/loan/queries';
import { OtherWayScreen } from '@/features/pay/card/other-way-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/platform/page-options';
import { orderDeps, orderPage } from '../-order-page';

/** Repay without a bank card (specification section 2). */
export const Route = createFileRoute('/_borrower/alipayrepayment')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['cards'],
    market: 'mainland',
    next: ['/borrowDetail', '/payway', '/loanDetails'],
  }),
  loaderDeps: orderDeps,
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (!key) return;
    void queryClient.prefetchQuery(repaymentWayQuery(services, key.orderId));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: orderPage(OtherWayScreen, msg({ message: 'Pay another way', comment: 'Link: pay without a bank card' })),
});
