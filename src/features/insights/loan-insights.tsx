import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import { Card } from '@/ui/card';
import type { InsightQueries, OrderKey } from './insight-queries';
import { LoanCost } from './key-facts/loan-cost';
import { PlanFold } from './plan-fold';
import { LoanSchedule } from './schedule/loan-schedule';

type Props = {
  orderKey: OrderKey;
  queries: InsightQueries;
};

/**
 * What a loan costs, when it is paid, and what would happen if: last on the loan's page, folded. The plan is asked for when
 * the first of them is unfolded. Nothing for a loan without a plan.
 */
export function LoanInsights({ orderKey, queries }: Props) {
  const { data: loan } = useQuery({ ...queries.loan, enabled: false });
  if (!loan) return null;
  const { action } = orderStatusRule(loan.orderStatus);
  if (action === null) return null;
  // A plan of the past may be gone: then there is nothing to unfold.
  return <Folds key={orderKey.orderId} orderKey={orderKey} loan={loan} queries={queries} mayBeGone={action === 'borrow'} />;
}

function Folds({ orderKey, loan, queries, mayBeGone }: Props & { loan: LoanDetails; mayBeGone: boolean }) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(mayBeGone);
  const plan = useQuery({ ...queries.plan, enabled: isWanted });
  if (mayBeGone && !plan.data) return null;
  const want = () => setIsWanted(true);

  return (
    <Card title={t`About this loan`}>
      <PlanFold summary={<Trans>What this loan costs</Trans>} plan={plan} onOpen={want}>
        {(data) => <LoanCost orderKey={orderKey} loan={loan} plan={data} />}
      </PlanFold>
      <PlanFold summary={<Trans comment="Heading: the payments of a loan, by date">Payment plan</Trans>} plan={plan} onOpen={want}>
        {(data) => <LoanSchedule orderKey={orderKey} loan={loan} plan={data} />}
      </PlanFold>
    </Card>
  );
}
