import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import { Card } from '@/ui/card';
import type { InsightQueries, OrderKey } from './insight-queries';
import { DueBadge } from './due/due-badge';
import { LoanCost } from './key-facts/loan-cost';
import { PlanFold } from './plan-fold';
import { LoanSchedule } from './schedule/loan-schedule';
import type { WhatIfLinks } from './what-if/what-if';
import { WhatIfFold } from './what-if/what-if-fold';

type Props = {
  orderKey: OrderKey;
  queries: InsightQueries;
  links: WhatIfLinks;
};

/**
 * What a loan costs, when it is paid, and what would happen if: last on the loan's page, folded. The plan is asked for when
 * the first of them is unfolded. Nothing for a loan without a plan.
 */
export function LoanInsights({ orderKey, queries, links }: Props) {
  const { data: loan } = useQuery({ ...queries.loan, enabled: false });
  if (!loan) return null;
  const { action } = orderStatusRule(loan.orderStatus);
  return (
    <>
      <DueBadge loan={loan} />
      {/* A plan of the past may be gone: then there is nothing to unfold. */}
      {action !== null && (
        <Folds
          key={orderKey.orderId}
          orderKey={orderKey}
          loan={loan}
          queries={queries}
          links={links}
          mayBeGone={action === 'borrow'}
        />
      )}
    </>
  );
}

function Folds({ orderKey, loan, queries, links, mayBeGone }: Props & { loan: LoanDetails; mayBeGone: boolean }) {
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
      <PlanFold
        summary={<Trans comment="Heading: the payments of a loan, by date">Payment plan</Trans>}
        plan={plan}
        onOpen={want}
      >
        {(data) => <LoanSchedule orderKey={orderKey} loan={loan} plan={data} />}
      </PlanFold>
      <WhatIfFold loan={loan} plan={plan} onOpen={want} extension={queries.extension} {...links} />
    </Card>
  );
}
