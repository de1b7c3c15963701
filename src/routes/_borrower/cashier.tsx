import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readCashierChoice } from '@/features/pay/cashier/cashier-choice';
import { CashierScreen } from '@/features/pay/cashier/cashier-screen';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** A payment code for the till, as large bars (decision 56, cashier). */
export const Route = createFileRoute('/_borrower/cashier')({
  ...pageOptions({
    inputs: ['productId', 'orderId', 'amount', 'payCode', 'refNo'],
    catalogs: ['repayment'],
    prerender: 'skeleton',
    next: ['/that', '/loanDetails'],
  }),
  loaderDeps: ({ search: { productId = '', orderId, ...inputs } }) => ({
    choice: orderId === undefined ? null : readCashierChoice({ productId, orderId }, inputs),
  }),
  component: CashierPage,
});

function CashierPage() {
  const { t } = useLingui();
  const { choice } = Route.useLoaderDeps();
  return choice ? <CashierScreen choice={choice} /> : <IncompleteLink title={t`Code for the cashier`} />;
}
