import type { MarketRules } from '@/domain/market-rules';
import { assumedPayout } from '@/domain/payout-date';
import { earliestPrepayment } from '@/domain/prepayment';

/**
 * From when the terms allow what is not yet due to be repaid, as far as the plan tells: about, because no answer of the
 * server says when the money was paid out.
 * @param dueDates of all periods, paid ones too, `YYYY-MM-DD`, in any order
 * @returns `YYYY-MM-DD`, or `null` where the plan does not tell
 */
export function earlyRepaymentFrom(dueDates: readonly string[], rule: MarketRules['prepayment']): string | null {
  const payout = assumedPayout(dueDates);
  const last = dueDates.reduce((latest, date) => (date > latest ? date : latest), '');
  return payout === null ? null : earliestPrepayment(payout, last, rule);
}
