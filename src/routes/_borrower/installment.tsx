import { useLingui } from '@lingui/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { orderKeyOf } from '@/domain/order-key';
import { InstallmentsScreen } from '@/features/pay/installments/installments-screen';
import { installmentPlanQuery } from '@/features/pay/installments/queries';
import { pageOptions } from '@/services/page-options';
import { IncompleteLink } from '@/ui/incomplete-link';

/** Which instalments to pay (specification section 2). */
export const Route = createFileRoute('/_borrower/installment')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['repayment'],
    prerender: 'skeleton',
    next: ['/individual', '/loanDetails'],
  }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search) }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(installmentPlanQuery(services.api, key));
  },
  component: InstallmentPage,
});

function InstallmentPage() {
  const { t } = useLingui();
  const { key } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  const router = useRouter();
  if (!key) return <IncompleteLink title={t`Bill details`} />;
  const choiceOf = (amount: bigint) =>
    ({ to: '/individual', search: { ...key, amount: amount.toString(), display: '0' } }) as const;
  return (
    <InstallmentsScreen
      key={key.orderId}
      orderKey={key}
      onPay={(amount) => void navigate(choiceOf(amount))}
      fetchPay={(amount) => router.preloadRoute(choiceOf(amount))}
      onLoan={() => void navigate({ to: '/loanDetails', search: key })}
    />
  );
}
