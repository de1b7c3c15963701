import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { counterType } from '@/domain/payments/payment-facts';
import { ChoiceScreen } from '@/features/pay/choose/choice-screen';
import { waysQuery } from '@/features/pay/choose/place';
import { choiceOfAddress } from '@/features/pay/code/payment-choice';
import { pageOptions } from '@/platform/page-options';
import { choiceInputs } from './-choice-inputs';

/** Choice of a bank or mini market (specification section 2). */
export const Route = createFileRoute('/_borrower/individual')({
  ...pageOptions({
    title: msg({ message: 'Payment method', comment: 'Title of the page where bank or mini market is chosen' }),
    inputs: ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'],
    needs: 'orderId',
    catalogs: ['repayment'],
    planned: ['productId', 'orderId', 'amount', 'display'],
    next: ['/that'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const asked = choiceOfAddress(deps);
    const { productId, orderId, payType } = asked;
    // The list that the page shows first.
    void queryClient.prefetchQuery(waysQuery(services.api, { productId, orderId }, payType === counterType));
    return asked;
  },
  component: function ChoicePage() {
    const asked = Route.useLoaderData();
    return <ChoiceScreen key={asked.orderId} asked={asked} />;
  },
});
