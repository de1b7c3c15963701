import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { ExtensionScreen } from '@/features/loan/extension/extension-screen';
import { extensionQuery } from '@/features/loan/extension/queries';
import { loanDetailsQuery } from '@/features/loan/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** An extension of the due date (specification section 2). */
export const Route = createFileRoute('/_borrower/extension')({
  ...pageOptions({
    title: msg`Bill details`,
    inputs: ['productId', 'orderId'],
    catalogs: ['repayment'],
    next: ['/that'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const key = orderKeyOf(deps);
    if (!key) return null;
    void queryClient.prefetchQuery(extensionQuery(services.api, key));
    void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
    return key;
  },
  component: ExtensionPage,
});

function ExtensionPage() {
  const key = Route.useLoaderData();
  return key ? <ExtensionScreen key={key.orderId} orderKey={key} /> : <IncompleteLink />;
}
