import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { counterType } from '@/domain/payments/payment-facts';
import { choiceOfAddress } from '@/features/pay/code/payment-choice';
import { askForOwedCode } from '@/features/pay/code/queries';
import { VoucherScreen } from '@/features/pay/code/voucher-screen';
import { pageOptions } from '@/platform/page-options';

/** The default provider of payments over the counter. */
const provider = 'DRAGONPAY';

const order = ['productId', 'orderId', 'payCode', 'display'] as const;

/** A voucher for the counter (decision 15, counter voucher), of an order. */
export const Route = createFileRoute('/_borrower/dragonpayPaymentInstructions')({
  ...pageOptions({
    title: msg`Payment voucher`,
    inputs: [...order, 'refNo', 'amount'],
    needs: 'orderId',
    catalogs: ['repayment'],
    planned: order,
    next: ['/cashier', '/that', '/loanDetails', '/customerService'],
  }),
  loader: ({ context: { queryClient, services }, deps, cause }) => {
    const choice = choiceOfAddress({ ...deps, payCode: deps.payCode ?? provider, payType: counterType });
    if (cause !== 'preload') void askForOwedCode(queryClient, services, choice);
    return choice;
  },
  component: function VoucherPage() {
    const choice = Route.useLoaderData();
    return <VoucherScreen key={choice.orderId} choice={choice} />;
  },
});
