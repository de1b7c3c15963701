import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InstallmentsScreen } from '@/features/pay/choose/installments-screen';
import { installmentPlanQuery } from '@/features/pay/queries';
import { pageOptions } from '@/platform/page-options';

/** Choice of the instalments to pay (specification section 2). */
export const Route = createFileRoute('/_borrower/installment')({
  ...pageOptions({
    title: msg`Bill details`,
    inputs: ['productId', 'orderId'],
    needs: 'orderId',
    catalogs: ['repayment'],
    next: ['/individual', '/loanDetails'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const key = { productId: '', ...deps };
    void queryClient.prefetchQuery(installmentPlanQuery(services.api, key));
    return key;
  },
  component: function InstallmentsPage() {
    const key = Route.useLoaderData();
    return <InstallmentsScreen key={key.orderId} orderKey={key} />;
  },
});
