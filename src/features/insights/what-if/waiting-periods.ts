import type { InstallmentPlan } from '@/api/contract/repayment';
import { daysBetween, lenderDate } from '@/domain/calendar-date';
import { serverDate } from '@/domain/server-date';
import type { Waiting } from './futures';

/** The periods that wait to be paid, as the comparison needs them. */
export function waitingPeriods({ repayPlanDetail }: InstallmentPlan, now: number, utcOffset: string): Waiting[] {
  const today = lenderDate(now, utcOffset);
  return repayPlanDetail.repayWaitDetail.map(({ totalAmount, dueTime }) => {
    const dueDate = serverDate(dueTime, utcOffset);
    return { amount: totalAmount, dueDate, dueIn: dueDate === null ? null : daysBetween(today, dueDate) };
  });
}

/** The due days of the whole plan, those that are paid too, as far as they are known. */
export function dueDates(
  { repayPlanDetail: { repayWaitDetail, repayYetDetail } }: InstallmentPlan,
  utcOffset: string,
): string[] {
  return [...repayYetDetail, ...repayWaitDetail].flatMap(({ dueTime }) => serverDate(dueTime, utcOffset) ?? []);
}
