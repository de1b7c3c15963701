import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { ExtensionScreen } from '@/features/loan/extension/extension-screen';
import { extensionQuery } from '@/features/loan/extension/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** Putting off the due date (specification section 2). */
export const Route = createFileRoute('/_borrower/extension')({
  ...pageOptions({ inputs: ['productId', 'orderId'], catalogs: ['repayment'], prerender: 'skeleton', next: ['/that'] }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search) }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(extensionQuery(services.api, key));
  },
  component: ExtensionPage,
});

function ExtensionPage() {
  const { t } = useLingui();
  const { key } = Route.useLoaderDeps();
  return key ? <ExtensionScreen orderKey={key} /> : <IncompleteLink title={t`Bill details`} />;
}
