import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { counterType } from '@/domain/payments/payment-facts';
import { CashierScreen } from '@/features/pay/code/cashier-screen';
import { choiceOfAddress } from '@/features/pay/code/payment-choice';
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
  loader: ({ deps }) => choiceOfAddress({ ...deps, payType: counterType }),
  component: function CashierPage() {
    const choice = Route.useLoaderData();
    return <CashierScreen key={`${choice.orderId}/${choice.refNo}`} choice={choice} />;
  },
});
