import { createFileRoute } from '@tanstack/react-router';
import { appConfig } from '@/config/env';
import { LoanConfirmScreen } from '@/features/loan/confirm/loan-confirm-screen';
import { agreementsQuery, offerQuery } from '@/features/loan/confirm/queries';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** A loan offer and its acceptance (specification section 2). */
export const Route = createFileRoute('/_borrower/loanConfirm')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['offers'],
    lazyCatalogs: ['insights'],
    next: ['/loanDetails'],
  }),
  loaderDeps: ({ search: { productId, orderId = '' } }) => ({
    key: productId === undefined ? null : { productId, orderId },
  }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (!key) return;
    void queryClient.prefetchQuery(offerQuery(services.api, key.productId));
    void queryClient.prefetchQuery(agreementsQuery(services.api, key.productId));
  },
  component: LoanConfirmPage,
});

function LoanConfirmPage() {
  const { key } = Route.useLoaderDeps();
  return key ? <LoanConfirmScreen key={key.productId} offerKey={key} /> : <IncompleteLink title={appConfig.appName} />;
}
