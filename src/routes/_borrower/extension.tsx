import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ExtensionScreen } from '@/features/loan/extension/extension-screen';
import { extensionQuery } from '@/features/loan/extension/queries';
import { loanDetailsQuery } from '@/features/loan/queries';
import { pageOptions } from '@/platform/page-options';
import { orderDeps, orderPage } from '../-order-page';

/** An extension of the due date (specification section 2). */
export const Route = createFileRoute('/_borrower/extension')({
  ...pageOptions({ inputs: ['productId', 'orderId'], catalogs: ['repayment'], next: ['/that'] }),
  loaderDeps: orderDeps,
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (!key) return;
    void queryClient.prefetchQuery(extensionQuery(services.api, key));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: orderPage(ExtensionScreen, msg`Bill details`),
});
