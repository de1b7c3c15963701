import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { BorrowDetailScreen } from '@/features/pay/result/borrow-detail-screen';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';
import { buttonClass } from '@/ui/button-class';
import { IncompleteLink } from '@/ui/incomplete-link';

/** What became of a repayment; `/borrowDetail/` is the same page (specification section 2). */
export const Route = createFileRoute('/_borrower/borrowDetail')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['cards'],
    prerender: 'skeleton',
    market: 'mainland',
    next: ['/records', '/payway', '/loanDetails'],
  }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search) }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: BorrowDetailPage,
});

function BorrowDetailPage() {
  const { t } = useLingui();
  const { key } = Route.useLoaderDeps();
  if (!key) return <IncompleteLink title={t({ message: 'Repayment result', comment: 'Page title' })} />;
  return <BorrowDetail orderKey={key} />;
}

function BorrowDetail({ orderKey }: { orderKey: { productId: string; orderId: string } }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const loan = useQuery(loanDetailsQuery(api, orderKey));
  return (
    <BorrowDetailScreen
      key={orderKey.orderId}
      orderKey={orderKey}
      loan={loan}
      askLoan={(maxAge) => queryClient.fetchQuery({ ...loanDetailsQuery(api, orderKey), staleTime: maxAge })}
      onLoan={() => void navigate({ to: '/loanDetails', search: orderKey })}
      onTryAgain={() => void navigate({ to: '/payway', search: orderKey, replace: true })}
      recordsLink={
        <Link to="/records" search={{ orderId: orderKey.orderId }} className={buttonClass('quiet', true)}>
          <Trans comment="Link: to the receipts kept on this phone">My records</Trans>
        </Link>
      }
    />
  );
}
