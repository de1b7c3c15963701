import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loanDetailsQuery } from '@/features/loan/queries';
import { PaywayScreen } from '@/features/pay/card/payway-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/platform/page-options';

/** Repay by card (specification section 2). */
export const Route = createFileRoute('/_borrower/payway')({
  ...pageOptions({
    title: msg({ message: 'Pay by card', comment: 'Page title' }),
    inputs: ['productId', 'orderId', 'amount'],
    needs: 'orderId',
    catalogs: ['cards'],
    market: 'mainland',
    next: ['/borrowDetail', '/addnormalcard', '/alipayrepayment', '/loanDetails'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const { amount: askedAmount, orderId, productId = '' } = deps;
    const key = { productId, orderId };
    void queryClient.prefetchQuery(repaymentWayQuery(services, key.orderId));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
    return { orderKey: key, askedAmount };
  },
  component: function PaywayPage() {
    const asked = Route.useLoaderData();
    return <PaywayScreen key={asked.orderKey.orderId} {...asked} />;
  },
});
