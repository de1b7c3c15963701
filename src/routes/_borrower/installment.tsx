import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { InstallmentsScreen } from '@/features/pay/installments/installments-screen';
import { installmentPlanQuery } from '@/features/pay/installments/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** Which instalments to pay (specification section 2). */
export const Route = createFileRoute('/_borrower/installment')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['repayment'],
    prerender: 'skeleton',
    next: ['/individual', '/loanDetails'],
  }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search) }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(installmentPlanQuery(services.api, key));
  },
  component: InstallmentPage,
});

function InstallmentPage() {
  const { t } = useLingui();
  const { key } = Route.useLoaderDeps();
  return key ? <InstallmentsScreen key={key.orderId} orderKey={key} /> : <IncompleteLink title={t`Bill details`} />;
}
