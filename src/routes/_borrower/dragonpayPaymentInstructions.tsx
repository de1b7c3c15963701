import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { voucherOfAddress } from '@/features/pay/code/payment-choice';
import { askForOwedCode } from '@/features/pay/code/queries';
import { VoucherScreen } from '@/features/pay/code/voucher-screen';
import { pageOptions } from '@/platform/page-options';

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
    const asked = voucherOfAddress(deps);
    if (cause !== 'preload') void askForOwedCode(queryClient, services, asked.choice);
    return asked;
  },
  component: VoucherPage,
});

function VoucherPage() {
  const asked = Route.useLoaderData();
  return <VoucherScreen key={asked.choice.orderId} asked={asked} />;
}
