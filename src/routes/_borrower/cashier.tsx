import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readCashierChoice } from '@/features/pay/cashier/cashier-choice';
import { CashierScreen } from '@/features/pay/cashier/cashier-screen';
import { pickStrings } from '@/platform/browser/search';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

const inputs = ['productId', 'orderId', 'amount', 'payCode', 'refNo'] as const;

/** A payment code for the cashier, as a large barcode (decision 56, cashier). */
export const Route = createFileRoute('/_borrower/cashier')({
  ...pageOptions({
    inputs,
    catalogs: ['repayment'],
    prerender: 'skeleton',
    next: ['/that', '/loanDetails'],
  }),
  loaderDeps: ({ search }) => pickStrings(search, inputs),
  component: CashierPage,
});

function CashierPage() {
  const { t } = useLingui();
  const { productId = '', orderId, ...named } = Route.useLoaderDeps();
  return orderId !== undefined ? (
    <CashierScreen choice={readCashierChoice({ productId, orderId }, named)} />
  ) : (
    <IncompleteLink title={t`Code for the cashier`} />
  );
}
