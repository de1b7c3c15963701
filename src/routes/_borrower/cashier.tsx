import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CashierScreen } from '@/features/pay/code/cashier-screen';
import { counterCodeOfAddress } from '@/features/pay/code/payment-choice';
import { pageOptions } from '@/platform/page-options';

/** A payment code for the cashier, as a large barcode (decision 56, cashier). */
export const Route = createFileRoute('/_borrower/cashier')({
  ...pageOptions({
    title: msg`Code for the cashier`,
    inputs: ['productId', 'orderId', 'amount', 'payCode', 'display', 'refNo'],
    needs: 'orderId',
    catalogs: ['repayment'],
    next: ['/that', '/loanDetails'],
  }),
  loader: ({ deps }) => counterCodeOfAddress(deps),
  component: CashierPage,
});

function CashierPage() {
  const asked = Route.useLoaderData();
  return <CashierScreen key={`${asked.choice.orderId}/${asked.number}`} asked={asked} />;
}
