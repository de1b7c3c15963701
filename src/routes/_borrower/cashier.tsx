import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { loanSource } from '@/features/loan/queries';
import { paymentChoiceOf, readCashierChoice } from '@/features/pay/cashier/cashier-choice';
import { CashierScreen } from '@/features/pay/cashier/cashier-screen';
import { IncompleteCashier } from '@/features/pay/cashier/incomplete-cashier';
import { choiceAskedFor } from '@/features/pay/code/code-choice';
import { namedInputs } from '@/features/pay/code/payment-choice';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';

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
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const { choice } = Route.useLoaderDeps();
  if (!choice) return <IncompleteCashier />;
  const key = { productId: choice.productId, orderId: choice.orderId };
  const wanted = paymentChoiceOf(choice);
  const openCode = (next = wanted) => void navigate({ to: '/that', search: namedInputs(next), replace: true });
  return (
    <CashierScreen
      choice={choice}
      loan={loanSource(queryClient, api, key)}
      onClose={() => (history.canGoBack() ? history.back() : openCode())}
      onLoan={() => void navigate({ to: '/loanDetails', search: key, replace: true })}
      onCode={(code) => openCode(code && choiceAskedFor(wanted, code))}
    />
  );
}
