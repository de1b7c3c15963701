import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { BorrowDetailScreen } from '@/features/pay/result/borrow-detail-screen';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

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
  return <BorrowDetailScreen key={key.orderId} orderKey={key} />;
}
