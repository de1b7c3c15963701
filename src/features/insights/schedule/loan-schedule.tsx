import { useLingui } from '@lingui/macro';
import type { LoanDetails } from '@/api/contract/loan';
import type { InstallmentPlan } from '@/api/contract/repayment';
import { useMarket } from '@/services/market';
import type { OrderKey } from '../insight-queries';
import { readPlan } from '../plan';
import { useToday } from '../use-today';
import { scheduleOfPlan } from './schedule';
import { ScheduleView } from './schedule-view';

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** The payments of a running or repaid loan. */
export function LoanSchedule({ orderKey, loan, plan }: Props) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const today = useToday();
  const schedule = scheduleOfPlan(readPlan(plan, today, utcOffset));
  if (schedule.rows.length === 0) return <p>{t`The lender sends no payments for this loan.`}</p>;
  return (
    <ScheduleView
      schedule={schedule}
      name={plan.productName || loan.productName}
      order={orderKey.orderId}
      today={today}
    />
  );
}
