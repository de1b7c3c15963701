import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ExtensionScreen } from '@/features/loan/extension/extension-screen';
import { loanDetailsQuery } from '@/features/loan/queries';
import { extensionQuery } from '@/features/pay/queries';
import { pageOptions } from '@/platform/page-options';

/** An extension of the due date (specification section 2). */
export const Route = createFileRoute('/_borrower/extension')({
  ...pageOptions({
    title: msg`Bill details`,
    inputs: ['productId', 'orderId'],
    needs: 'orderId',
    catalogs: ['repayment'],
    next: ['/that'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const key = { productId: '', ...deps };
    void queryClient.prefetchQuery(extensionQuery(services.api, key));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
    return key;
  },
  component: function ExtensionPage() {
    const key = Route.useLoaderData();
    return <ExtensionScreen key={key.orderId} orderKey={key} />;
  },
});
