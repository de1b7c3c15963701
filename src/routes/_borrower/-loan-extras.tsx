import type { LoanDetails } from '@/api/contract/loan';
import { DueStrip } from '@/features/insights/due/due-strip';
import type { OrderKey } from '@/features/insights/insight-queries';
import { LoanInsights } from '@/features/insights/loan-insights';
import type { WhatIfLinks } from '@/features/insights/what-if/what-if';
import { loanDetailsQuery } from '@/features/loan/queries';
import { extensionQuery } from '@/features/repayment/extension/queries';
import { installmentPlanQuery } from '@/features/repayment/installments/queries';
import { useServices } from '@/services/services';

/** What the loan's page shows once it is there: joined in a file of its own, so that its first load knows nothing of it. */
export function Insights({ orderKey, ...links }: WhatIfLinks & { orderKey: OrderKey }) {
  const { api } = useServices();
  const queries = { loan: loanDetailsQuery(api, orderKey), plan: installmentPlanQuery(api, orderKey), extension: extensionQuery(api, orderKey) };
  return <LoanInsights orderKey={orderKey} queries={queries} links={links} />;
}

/** What helps to have the money in time. */
export function Strip({ orderKey, loan, days }: { orderKey: OrderKey; loan: LoanDetails; days: number }) {
  const { api } = useServices();
  return <DueStrip orderKey={orderKey} loan={loan} days={days} planQuery={installmentPlanQuery(api, orderKey)} />;
}
