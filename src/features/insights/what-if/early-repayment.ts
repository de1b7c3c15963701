import { addDays, daysBetween } from '@/domain/calendar-date';
import type { MarketRules } from '@/domain/market-rules';

/**
 * From when the terms allow what is not yet due to be repaid: after a share of the term, and not before a day of it
 * (specification section 9). No answer of the server says when the money was paid out, so that it is taken to be one
 * period before the first due day: about, not exactly.
 * @param dueDates of all periods, paid ones too, `YYYY-MM-DD`, in any order
 * @returns `YYYY-MM-DD`, or `null` where the plan does not tell
 */
export function earlyRepaymentFrom(dueDates: readonly string[], { fromDay, afterShareOfTerm }: MarketRules['prepayment']): string | null {
  const dates = Array.from(new Set(dueDates)).sort();
  const [first] = dates;
  const last = dates[dates.length - 1];
  if (first === undefined || last === undefined || dates.length < 2) return null;
  // An extension lengthens one of the distances: the shortest is a period.
  const period = Math.min(...dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date)));
  const payout = addDays(first, -period);
  return addDays(payout, Math.max(fromDay, Math.ceil(daysBetween(payout, last) * afterShareOfTerm)));
}
