import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CashierScreen } from '@/features/pay/code/cashier-screen';
import { counterCodeOfAddress } from '@/features/pay/code/payment-choice';
import { pageOptions } from '@/platform/page-options';
import { namedPage } from '../-order-page';

const CashierPage = namedPage(
  counterCodeOfAddress,
  (asked) => <CashierScreen key={`${asked.choice.orderId}/${asked.number}`} asked={asked} />,
  msg`Code for the cashier`,
);

/** A payment code for the cashier, as a large barcode (decision 56, cashier). */
export const Route = createFileRoute('/_borrower/cashier')({
  ...pageOptions({
    inputs: ['productId', 'orderId', 'amount', 'payCode', 'display', 'refNo'],
    catalogs: ['repayment'],
    next: ['/that', '/loanDetails'],
  }),
  component: CashierPage,
});
