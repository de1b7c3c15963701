import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loanDetailsQuery } from '@/features/loan/queries';
import { OtherWayScreen } from '@/features/pay/card/other-way-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/platform/page-options';

/** Repay without a bank card (specification section 2). */
export const Route = createFileRoute('/_borrower/alipayrepayment')({
  ...pageOptions({
    title: msg({ message: 'Pay another way', comment: 'Link: pay without a bank card' }),
    inputs: ['productId', 'orderId'],
    needs: 'orderId',
    catalogs: ['cards'],
    market: 'mainland',
    next: ['/borrowDetail', '/payway', '/loanDetails'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const key = { productId: '', ...deps };
    void queryClient.prefetchQuery(repaymentWayQuery(services, key.orderId));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
    return key;
  },
  component: function OtherWayPage() {
    const key = Route.useLoaderData();
    return <OtherWayScreen key={key.orderId} orderKey={key} />;
  },
});
