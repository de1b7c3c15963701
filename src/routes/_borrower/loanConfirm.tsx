import { createFileRoute } from '@tanstack/react-router';
import { LoanConfirmScreen } from '@/features/loan/confirm/loan-confirm-screen';
import { agreementList, loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { pageOptions } from '@/platform/page-options';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** A loan offer and its acceptance (specification section 2). */
export const Route = createFileRoute('/_borrower/loanConfirm')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    needs: 'productId',
    catalogs: ['offers'],
    lazyCatalogs: ['insights'],
    next: ['/loanDetails'],
  }),
  loader: ({
    context: {
      queryClient,
      services: { api },
    },
    deps: { productId, orderId = '' },
  }) => {
    void queryClient.prefetchQuery(persistedCallQuery(api, loanConfirmDetail, { productId }));
    void queryClient.prefetchQuery(persistedCallQuery(api, agreementList, { productId, scene: 3 }));
    return { productId, orderId };
  },
  component: function LoanConfirmPage() {
    const key = Route.useLoaderData();
    return <LoanConfirmScreen key={key.productId} offerKey={key} />;
  },
});
