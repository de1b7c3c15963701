import { daysBetween, lenderDate } from './calendar-days';
import type { Figure } from './money';
import { orderStatusRule } from './order-status';
import { usableTime } from './server-time';

// Apart from the account of a loan, because the first page needs it before the plan has arrived.

/** The fields of a loan's details that say what is due. */
export type DueFields = { orderStatus: string; repayAmount: bigint | string; dueTime: string | number | null };

/** When something is due. */
export type DueDay = {
  /** `YYYY-MM-DD` in the lender's calendar, or the server's own words; empty without one. */
  day: string;
  /** The same day; `null` if it is not one. */
  date: string | null;
  /** The day, or the instant (epoch milliseconds) if the server names a time; `null` like `date`. */
  at: string | number | null;
  /** Days from today, negative if it is past; `null` like `date`. */
  dueIn: number | null;
};

/** The day of a due time, as the server wrote it. @param today the lender's day, `YYYY-MM-DD` */
export function dueDayOf(sent: string | number | null, utcOffset: string, today: string): DueDay {
  const time = usableTime(sent, utcOffset);
  if (!time) return { day: String(sent ?? ''), date: null, at: null, dueIn: null };
  const { date, instant } = time;
  return { day: date, date, at: time.time === null ? date : instant, dueIn: daysBetween(today, date) };
}

/** What a loan's details say of the amount due; `sum`: minor units. `dueIn`: `null` also if the status owes nothing. */
export type Due = DueDay & { amount: Figure; sum: bigint | null };

/** When a loan is due, as the server wrote it. */
export const dueTimeOf = ({ dueTime }: Pick<DueFields, 'dueTime'>): string | number | null => dueTime;

/** The amount due as a number, minor units; `null` if the server sends none. */
export const sumDue = ({ repayAmount }: Pick<DueFields, 'repayAmount'>): bigint | null =>
  typeof repayAmount === 'bigint' ? repayAmount : null;

/** How a loan ended: `repaid`, or `closed` (status 4, or repaid with an amount due), which may still owe something. */
export function endOf(loan: Pick<DueFields, 'orderStatus' | 'repayAmount'> | undefined): 'repaid' | 'closed' | null {
  if (loan?.orderStatus === '4') return 'closed';
  if (loan?.orderStatus !== '200') return null;
  return (sumDue(loan) ?? 0n) !== 0n ? 'closed' : 'repaid';
}

/** What the details of a loan say of the amount due. @param today the lender's day, `YYYY-MM-DD` */
export function dueOf(details: DueFields, utcOffset: string, today: string): Due {
  const { orderStatus, repayAmount, dueTime } = details;
  const due = dueDayOf(dueTime, utcOffset, today);
  return {
    ...due,
    dueIn: orderStatusRule(orderStatus).action === 'repay' ? due.dueIn : null,
    amount: repayAmount === '' ? null : repayAmount,
    sum: sumDue(details),
  };
}

/** The same at an instant, epoch milliseconds. */
export const dueAt = (details: DueFields, { utcOffset }: { utcOffset: string }, now: number): Due =>
  dueOf(details, utcOffset, lenderDate(now, utcOffset));

/** The fields that say what is due, as one text: answers with the same text say the same. */
export const dueFace = ({ orderStatus, repayAmount, dueTime }: DueFields): string =>
  String([orderStatus, repayAmount, dueTime]);

/** The fee of an extension by the answer to `delay-detail`, minor units. */
export const feeOf = (offer: { delayShouldPayAmount: bigint }): bigint => offer.delayShouldPayAmount;

/** The due day after an extension, by the same answer. @param now epoch milliseconds */
export const extendedTo = (
  { delayExpiryTime }: { delayExpiryTime: string | number | null },
  { utcOffset }: { utcOffset: string },
  now: number,
): DueDay => dueDayOf(delayExpiryTime, utcOffset, lenderDate(now, utcOffset));
