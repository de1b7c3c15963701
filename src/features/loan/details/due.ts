import { daysUntilDue } from '@/domain/calendar-days';
import type { Market } from '@/domain/market';
import { orderStatusRule } from '@/domain/order-status';
import { parseServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { formatServerTime } from '@/platform/i18n/format-date';

export type Due = {
  /** To be read; a time that cannot be understood stays as the server wrote it; empty when it does not say. */
  date: string;
  /** Days from today on the lender's calendar; `null` where nothing is owed or the time is not understood. */
  days: number | null;
};

/** When a loan is due (decision 25, date forms). @param now epoch milliseconds */
export function dueOf(
  { dueTime, orderStatus }: Pick<LoanDetails, 'dueTime' | 'orderStatus'>,
  { utcOffset }: Pick<Market, 'utcOffset'>,
  now: number,
): Due {
  if (dueTime === null) return { date: '', days: null };
  const time = parseServerTime(dueTime, utcOffset);
  if (!time) return { date: String(dueTime), days: null };
  const isOwed = orderStatusRule(orderStatus).action === 'repay';
  return { date: formatServerTime(time, 'date'), days: isOwed ? daysUntilDue(time.instant, now, utcOffset) : null };
}
