import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import type { InstallmentPlan, Period } from '@/api/contract/repayment';
import { useServices } from '@/services/services';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import type { OrderKey } from '../order-key';
import { NothingToPay } from './nothing-to-pay';
import { PaidPeriods } from './paid-periods';
import { PayFooter } from './pay-footer';
import { PayFooterSkeleton, PlanSkeleton } from './plan-skeleton';
import { PlanSummary } from './plan-summary';
import { installmentPlanQuery } from './queries';
import { useSelection, type Selection } from './use-selection';
import { WaitingPeriods } from './waiting-periods';

type Props = {
  orderKey: OrderKey;
  /** Minor units of what was chosen. */
  onPay: (amount: bigint) => void;
  /** To the page about the loan. */
  onLoan: () => void;
};

const none: readonly Period[] = [];

/** Which instalments to pay now, and what they come to (specification section 2; decision 7). */
export function InstallmentsScreen({ orderKey, onPay, onLoan }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useQuery(installmentPlanQuery(api, orderKey));
  const { data, error } = query;
  const periods = data?.repayPlanDetail.repayWaitDetail ?? none;
  const selection = useSelection(periods);

  return (
    <PageShell
      title={t`Bill details`}
      tone={periods.length > 0 || (!data && !error) ? 'brand' : 'plain'}
      footer={
        data ? periods.length > 0 && <PayFooter selection={selection} onPay={onPay} /> : !error && <PayFooterSkeleton />
      }
    >
      <QueryView query={query} skeleton={<PlanSkeleton />}>
        {(plan) => <Plan plan={plan} selection={selection} onLoan={onLoan} />}
      </QueryView>
    </PageShell>
  );
}

type PlanProps = { plan: InstallmentPlan; selection: Selection; onLoan: () => void };

function Plan({ plan: { productName, note, repayPlanDetail }, selection, onLoan }: PlanProps) {
  const { repayWaitDetail: waiting, repayYetDetail: paid } = repayPlanDetail;
  return (
    <>
      {waiting.length > 0 ? (
        <PlanSummary productName={productName} waiting={waiting.length} paid={paid.length} />
      ) : (
        <NothingToPay isPaidBack={paid.length > 0} onLoan={onLoan} />
      )}
      {waiting.length > 0 && <WaitingPeriods periods={waiting} selection={selection} />}
      {note !== '' && <Notice kind="info">{note}</Notice>}
      <PaidPeriods periods={paid} />
    </>
  );
}
