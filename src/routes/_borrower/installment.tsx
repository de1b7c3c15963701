import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InstallmentsScreen } from '@/features/pay/choose/installments-screen';
import { installmentPlanQuery } from '@/features/pay/queries';
import { pageOptions } from '@/platform/page-options';
import { orderDeps, orderPage } from '../-order-page';

/** Choice of the instalments to pay (specification section 2). */
export const Route = createFileRoute('/_borrower/installment')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['repayment'],
    next: ['/individual', '/loanDetails'],
  }),
  loaderDeps: orderDeps,
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(installmentPlanQuery(services.api, key));
  },
  component: orderPage(InstallmentsScreen, msg`Bill details`),
});
