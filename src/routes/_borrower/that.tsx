import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { choiceOfAddress } from '@/features/pay/code/payment-choice';
import { askForOwedCode } from '@/features/pay/code/queries';
import { VirtualAccountScreen } from '@/features/pay/code/virtual-account-screen';
import { pageOptions } from '@/platform/page-options';
import { choiceInputs } from './-choice-inputs';

/** Pay by virtual account (decision 33, account inputs). The loan is read first, because a paid loan needs no code. */
export const Route = createFileRoute('/_borrower/that')({
  ...pageOptions({
    title: msg`Payment code`,
    inputs: ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'],
    needs: 'orderId',
    catalogs: ['repayment'],
    next: ['/cashier', '/dragonpayPaymentInstructions', '/individual', '/loanDetails', '/customerService'],
  }),
  loader: ({ context: { queryClient, services }, deps, cause }) => {
    const choice = choiceOfAddress(deps);
    const isAwaited = cause !== 'preload' && askForOwedCode(queryClient, services, choice);
    return isAwaited ? isAwaited.then(() => choice) : choice;
  },
  component: function VirtualAccountPage() {
    const choice = Route.useLoaderData();
    return <VirtualAccountScreen key={choice.orderId} choice={choice} />;
  },
});
