import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { PaywayScreen } from '@/features/pay/card/pay/payway-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** Repay by card (specification section 2). */
export const Route = createFileRoute('/_borrower/payway')({
  ...pageOptions({
    inputs: ['productId', 'orderId', 'amount'],
    catalogs: ['cards'],
    prerender: 'skeleton',
    market: 'mainland',
    next: ['/borrowDetail', '/addnormalcard', '/alipayrepayment', '/loanDetails'],
  }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search), amount: search.amount }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (!key) return;
    void queryClient.prefetchQuery(repaymentWayQuery(services.api, key.orderId));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: PaywayPage,
});

function PaywayPage() {
  const { t } = useLingui();
  const { key, amount } = Route.useLoaderDeps();
  if (!key) return <IncompleteLink title={t({ message: 'Repay by card', comment: 'Page title' })} />;
  return <PaywayScreen key={key.orderId} orderKey={key} askedAmount={amount} />;
}
