import { useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { OtherWayScreen } from '@/features/pay/card/other-way/other-way-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';
import { IncompleteLink } from '@/ui/incomplete-link';

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
  return <OtherWay orderKey={key} />;
}

function OtherWay({ orderKey }: { orderKey: { productId: string; orderId: string } }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const loan = useQuery(loanDetailsQuery(api, orderKey));
  return (
    <OtherWayScreen
      key={orderKey.orderId}
      orderKey={orderKey}
      loan={loan.data}
      askLoan={(maxAge) => queryClient.fetchQuery({ ...loanDetailsQuery(api, orderKey), staleTime: maxAge })}
      onDone={() => void navigate({ to: '/borrowDetail', search: orderKey, replace: true })}
      onCards={() => void navigate({ to: '/payway', search: orderKey })}
      onLoan={() => void navigate({ to: '/loanDetails', search: orderKey })}
    />
  );
}
