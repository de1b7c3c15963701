import { daysBetween, lenderDate } from './calendar-days';
import type { Figure } from './loan-plan';
import { orderStatusRule } from './order-status';
import { serverDate } from './server-time';

// Apart from the account of a loan, because the first page needs it before the plan has arrived.

/** The fields of a loan's details that say what is due. */
export type DueFields = { orderStatus: string; repayAmount: bigint | string; dueTime: string | number | null };

/** What a loan's details say of the amount due. */
export type Due = {
  /** Minor units, or the server's own words. */
  amount: Figure;
  /** The due day: `YYYY-MM-DD`, or the server's own words; empty without one. */
  day: string;
  /** Days from today, negative if it is past; `null` also if the status does not say that anything is owed. */
  days: number | null;
};

/** What the details of a loan say of the amount due. @param today the lender's day, `YYYY-MM-DD` */
export function dueOf({ orderStatus, repayAmount, dueTime }: DueFields, utcOffset: string, today: string): Due {
  const date = serverDate(dueTime, utcOffset);
  const isOwed = orderStatusRule(orderStatus).action === 'repay';
  return {
    amount: repayAmount === '' ? null : repayAmount,
    day: date ?? String(dueTime ?? ''),
    days: date !== null && isOwed ? daysBetween(today, date) : null,
  };
}

/** The same at an instant, epoch milliseconds. */
export const dueAt = (details: DueFields, { utcOffset }: { utcOffset: string }, now: number): Due =>
  dueOf(details, utcOffset, lenderDate(now, utcOffset));
