import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { OtherWayScreen } from '@/features/pay/card/other-way-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** Repay without a bank card (specification section 2). */
export const Route = createFileRoute('/_borrower/alipayrepayment')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['cards'],
    prerender: 'skeleton',
    market: 'mainland',
    next: ['/borrowDetail', '/payway', '/loanDetails'],
  }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search) }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (!key) return;
    void queryClient.prefetchQuery(repaymentWayQuery(services.api, key.orderId));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: OtherWayPage,
});

function OtherWayPage() {
  const { t } = useLingui();
  const { key } = Route.useLoaderDeps();
  if (!key)
    return <IncompleteLink title={t({ message: 'Pay another way', comment: 'Link: pay without a bank card' })} />;
  return <OtherWayScreen key={key.orderId} orderKey={key} />;
}
