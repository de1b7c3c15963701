import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loanDetailsQuery } from '@/features/loan/queries';
import { PaywayScreen } from '@/features/pay/card/payway-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/platform/page-options';
import { namedPage, orderDeps, orderKeyOf } from '../-order-page';

const PaywayPage = namedPage(
  (inputs) => {
    const orderKey = orderKeyOf(inputs);
    return orderKey && { orderKey, askedAmount: inputs.amount };
  },
  (asked) => <PaywayScreen key={asked.orderKey.orderId} {...asked} />,
  msg({ message: 'Pay by card', comment: 'Page title' }),
);

/** Repay by card (specification section 2). */
export const Route = createFileRoute('/_borrower/payway')({
  ...pageOptions({
    inputs: ['productId', 'orderId', 'amount'],
    catalogs: ['cards'],
    market: 'mainland',
    next: ['/borrowDetail', '/addnormalcard', '/alipayrepayment', '/loanDetails'],
  }),
  loaderDeps: orderDeps,
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (!key) return;
    void queryClient.prefetchQuery(repaymentWayQuery(services, key.orderId));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: PaywayPage,
});
