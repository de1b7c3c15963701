import { createFileRoute } from '@tanstack/react-router';
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
  loader: ({ context: { queryClient, services }, deps: { productId, orderId = '' } }) => {
    if (productId === undefined) return null;
    void queryClient.prefetchQuery(offerQuery(services.api, productId));
    void queryClient.prefetchQuery(agreementsQuery(services.api, productId));
    return { productId, orderId };
  },
  component: LoanConfirmPage,
});

function LoanConfirmPage() {
  const key = Route.useLoaderData();
  return key ? <LoanConfirmScreen key={key.productId} offerKey={key} /> : <IncompleteLink />;
}
