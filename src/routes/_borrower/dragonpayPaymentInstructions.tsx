import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { voucherOfAddress } from '@/features/pay/code/payment-choice';
import { askForOwedCode } from '@/features/pay/code/queries';
import { VoucherScreen } from '@/features/pay/code/voucher-screen';
import { pickStrings } from '@/platform/browser/search';
import { pageOptions } from '@/platform/page-options';
import { namedPage } from '../-order-page';

const order = ['productId', 'orderId', 'payCode', 'display'] as const;
const inputs = [...order, 'refNo', 'amount'] as const;

const VoucherPage = namedPage(
  voucherOfAddress,
  (asked) => <VoucherScreen key={asked.choice.orderId} asked={asked} />,
  msg`Payment voucher`,
);

/** A voucher for the counter (decision 15, counter voucher), of an order. */
export const Route = createFileRoute('/_borrower/dragonpayPaymentInstructions')({
  ...pageOptions({
    inputs,
    catalogs: ['repayment'],
    planned: order,
    next: ['/cashier', '/that', '/loanDetails', '/customerService'],
  }),
  loaderDeps: ({ search }) => pickStrings(search, inputs),
  loader: ({ context: { queryClient, services }, deps, cause }) => {
    const asked = voucherOfAddress(deps);
    if (asked && cause !== 'preload') void askForOwedCode(queryClient, services, asked.choice);
  },
  component: VoucherPage,
});
