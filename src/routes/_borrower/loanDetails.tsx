import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { LoanDetailScreen } from '@/features/loan/details/loan-detail-screen';
import { loanDetailsQuery } from '@/features/loan/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** How a loan stands (specification section 2). */
export const Route = createFileRoute('/_borrower/loanDetails')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: [],
    prerender: 'skeleton',
    lazyCatalogs: ['insights'],
    next: ['/installment', '/that', '/extension', '/complainPageNext', '/complaintList', '/records'],
  }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search) }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: LoanDetailsPage,
});

function LoanDetailsPage() {
  const { t } = useLingui();
  const { key } = Route.useLoaderDeps();
  return key ? <LoanDetailScreen orderKey={key} /> : <IncompleteLink title={t`Loan details`} />;
}
