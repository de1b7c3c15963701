import { useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { PaywayScreen } from '@/features/pay/card/pay/payway-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';
import { IncompleteLink } from '@/ui/incomplete-link';

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
  const { key } = Route.useLoaderDeps();
  if (!key) return <IncompleteLink title={t({ message: 'Repay by card', comment: 'Page title' })} />;
  return <Payway orderKey={key} />;
}

function Payway({ orderKey }: { orderKey: { productId: string; orderId: string } }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { amount } = Route.useLoaderDeps();
  const loan = useQuery(loanDetailsQuery(api, orderKey));
  return (
    <PaywayScreen
      key={orderKey.orderId}
      orderKey={orderKey}
      askedAmount={amount}
      loan={loan.data}
      askLoan={(maxAge) => queryClient.fetchQuery({ ...loanDetailsQuery(api, orderKey), staleTime: maxAge })}
      onDone={() => void navigate({ to: '/borrowDetail', search: orderKey, replace: true })}
      onBindCard={() => void navigate({ to: '/addnormalcard', search: orderKey })}
      onOtherWay={() => void navigate({ to: '/alipayrepayment', search: orderKey })}
      onLoan={() => void navigate({ to: '/loanDetails', search: orderKey })}
    />
  );
}
