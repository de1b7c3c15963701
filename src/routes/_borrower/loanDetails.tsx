import { Trans, useLingui } from '@lingui/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { LateDueStrip } from '@/features/insights/due/late-due-strip';
import { LateLoanInsights } from '@/features/insights/late-loan-insights';
import { LoanDetailScreen } from '@/features/loan/loan-detail-screen';
import { loanDetailsQuery } from '@/features/loan/queries';
import { extensionQuery } from '@/features/repayment/extension/queries';
import { installmentPlanQuery } from '@/features/repayment/installments/queries';
import { pickStrings } from '@/lib/pick-strings';
import { useServices } from '@/services/services';
import { buttonClass } from '@/ui/button-class';
import { IncompleteLink } from '@/ui/incomplete-link';

/** How a loan stands (specification section 2). */
export const Route = createFileRoute('/_borrower/loanDetails')({
  validateSearch: (search) => pickStrings(search, ['productId', 'orderId']),
  loaderDeps: ({ search: { productId = '', orderId } }) => ({ key: orderId === undefined ? null : { productId, orderId } }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: LoanDetailsPage,
});

function LoanDetailsPage() {
  const { t } = useLingui();
  const { api, bridge } = useServices();
  const { key } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  if (!key) return <IncompleteLink title={t`Loan details`} />;
  const repay = () => void navigate({ to: '/installment', search: key });
  return (
    <LoanDetailScreen
      orderKey={key}
      onRepay={repay}
      onOpenProduct={(productId) => void bridge.call('goToPage', { page: 'productDetail', params: { productId } })}
      extensionLink={
        <Link to="/extension" search={key} className={buttonClass('quiet')}>
          <Trans comment="Link: put off the due date of the loan, for a fee">Extend due date</Trans>
        </Link>
      }
      renderDueStrip={(loan, days) => <LateDueStrip orderKey={key} loan={loan} days={days} planQuery={installmentPlanQuery(api, key)} />}
      insights={
        <LateLoanInsights
          orderKey={key}
          queries={{ loan: loanDetailsQuery(api, key), plan: installmentPlanQuery(api, key), extension: extensionQuery(api, key) }}
          links={{ onInstallments: repay, onExtension: () => void navigate({ to: '/extension', search: key }) }}
        />
      }
    />
  );
}
