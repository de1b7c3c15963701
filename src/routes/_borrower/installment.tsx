import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { InstallmentsScreen } from '@/features/pay/choose/installments-screen';
import { installmentPlanQuery } from '@/features/pay/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** Choice of the instalments to pay (specification section 2). */
export const Route = createFileRoute('/_borrower/installment')({
  ...pageOptions({
    title: msg`Bill details`,
    inputs: ['productId', 'orderId'],
    catalogs: ['repayment'],
    next: ['/individual', '/loanDetails'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const key = orderKeyOf(deps);
    if (key) void queryClient.prefetchQuery(installmentPlanQuery(services.api, key));
    return key;
  },
  component: InstallmentsPage,
});

function InstallmentsPage() {
  const key = Route.useLoaderData();
  return key ? <InstallmentsScreen key={key.orderId} orderKey={key} /> : <IncompleteLink />;
}
