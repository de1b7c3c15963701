import { addDays, daysBetween } from './calendar-days';
import type { MarketRules } from './market-rules';

/**
 * From when the terms allow what is not yet due to be repaid: after a share of the term, and not before a day of it
 * (specification section 9).
 * @param payout `YYYY-MM-DD`
 * @param lastDue `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 */
export function earliestPrepayment(
  payout: string,
  lastDue: string,
  { fromDay, afterShareOfTerm }: MarketRules['prepayment'],
): string {
  return addDays(payout, Math.max(fromDay, Math.ceil(daysBetween(payout, lastDue) * afterShareOfTerm)));
}
