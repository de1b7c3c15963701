import type { LoanDetails } from '@/api/contract/loan';
import { CalendarSheet } from '@/features/loan/costs/due/calendar-sheet';
import { type HardshipLinks, HardshipSheet } from '@/features/loan/costs/hardship/hardship-sheet';
import type { OrderKey } from '@/features/loan/costs/insight-queries';
import { LoanInsights } from '@/features/loan/costs/loan-insights';
import type { WhatIfLinks } from '@/features/loan/costs/what-if/what-if';
import { extensionQuery } from '@/features/loan/extension/queries';
import { loanDetailsQuery } from '@/features/loan/queries';
import { installmentPlanQuery } from '@/features/pay/installments/queries';
import { useServices } from '@/services/services';
import { LastWay } from './-last-way';

type Props = {
  orderKey: OrderKey;
  /** What the loan's page asks for: its due dates for the calendar, help for who cannot pay, or what explains the loan. */
  part:
    | { kind: 'calendar'; loan: LoanDetails; onClose: () => void }
    | ({ kind: 'hardship'; onClose: () => void } & HardshipLinks)
    | ({ kind: 'insights' } & WhatIfLinks);
};

/**
 * What the loan's page shows once it is there: joined in a file of its own, so that the page's first load knows nothing of
 * it, neither code nor calls nor texts.
 */
export function LoanExtra({ orderKey, part }: Props) {
  const { api } = useServices();
  const plan = installmentPlanQuery(api, orderKey);
  if (part.kind === 'calendar') return <CalendarSheet orderKey={orderKey} planQuery={plan} {...part} />;
  const queries = { loan: loanDetailsQuery(api, orderKey), plan, extension: extensionQuery(api, orderKey) };
  if (part.kind === 'hardship') return <HardshipSheet orderKey={orderKey} queries={queries} {...part} />;
  return (
    <LastWay orderKey={orderKey} queries={queries}>
      <LoanInsights orderKey={orderKey} queries={queries} links={part} />
    </LastWay>
  );
}
