import { createFileRoute } from '@tanstack/react-router';
import { LoanConfirmScreen } from '@/features/loan/confirm/loan-confirm-screen';
import { agreementsQuery, offerQuery } from '@/features/loan/confirm/queries';
import { pageOptions } from '@/platform/page-options';

/** A loan offer and its acceptance (specification section 2). */
export const Route = createFileRoute('/_borrower/loanConfirm')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    needs: 'productId',
    catalogs: ['offers'],
    lazyCatalogs: ['insights'],
    next: ['/loanDetails'],
  }),
  loader: ({ context: { queryClient, services }, deps: { productId, orderId = '' } }) => {
    void queryClient.prefetchQuery(offerQuery(services.api, productId));
    void queryClient.prefetchQuery(agreementsQuery(services.api, productId));
    return { productId, orderId };
  },
  component: function LoanConfirmPage() {
    const key = Route.useLoaderData();
    return <LoanConfirmScreen key={key.productId} offerKey={key} />;
  },
});
