import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readPaymentChoice } from '@/features/pay/code/payment-choice';
import { askForOwedCode } from '@/features/pay/code/queries';
import { VirtualAccountScreen } from '@/features/pay/code/virtual-account-screen';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

/** Pay by virtual account (decision 33, account inputs). The loan comes first: a paid debt needs no code. */
export const Route = createFileRoute('/_borrower/that')({
  ...pageOptions({
    inputs: ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'],
    catalogs: ['repayment'],
    prerender: 'skeleton',
    next: ['/cashier', '/dragonpayPaymentInstructions', '/individual', '/loanDetails', '/customerService'],
  }),
  loaderDeps: ({ search: { productId = '', orderId, ...inputs } }) => ({
    choice: orderId === undefined ? null : readPaymentChoice({ productId, orderId }, inputs),
  }),
  loader: ({ context: { queryClient, services }, deps: { choice }, cause }) => {
    if (choice && cause !== 'preload') void askForOwedCode(queryClient, services, choice);
  },
  component: VirtualAccountPage,
});

function VirtualAccountPage() {
  const { t } = useLingui();
  const { choice } = Route.useLoaderDeps();
  return choice ? (
    <VirtualAccountScreen key={choice.orderId} choice={choice} />
  ) : (
    <IncompleteLink title={t`Virtual account`} />
  );
}
