import { annualRate, type CashFlow } from './annual-rate';
import { daysBetween } from './calendar-days';

/**
 * A payment of a plan. `date` is `YYYY-MM-DD`, `null` where the server named none; `amount` is minor units,
 * or the server's own words.
 */
export type DatedPayment = { readonly date: string | null; readonly amount: bigint | string };

/** Why no rate can be worked out. */
type RateGap =
  /** An amount is no number. */
  | 'amount'
  /** A due day is missing, or is before the payout. */
  | 'date'
  /** The day of the payout is not known. */
  | 'payout'
  /** No rate solves the equation: nothing is repaid, or far too much. */
  | 'rate';

/** `flows` are the payments as they enter the equation of `annualRate`. */
export type LoanRate =
  | { rate: number; flows: readonly CashFlow[]; payout: string; gap: null }
  | { rate: null; gap: RateGap };

/** The payments as days after the payout and minor units; says what is missing otherwise. */
function flowsOf(payments: readonly DatedPayment[], payout: string): CashFlow[] | RateGap {
  const flows: CashFlow[] = [];
  for (const { date, amount } of payments) {
    if (typeof amount === 'string') return 'amount';
    const day = date === null ? -1 : daysBetween(payout, date);
    if (day < 0) return 'date';
    flows.push({ day, amount });
  }
  return flows;
}

/**
 * The annual percentage rate of a plan, or why there is none.
 * @param received minor units
 * @param payout `YYYY-MM-DD`, `null` where it is not known
 */
export function loanRate(received: bigint, payments: readonly DatedPayment[], payout: string | null): LoanRate {
  if (payout === null) return { rate: null, gap: 'payout' };
  const flows = flowsOf(payments, payout);
  if (typeof flows === 'string') return { rate: null, gap: flows };
  const rate = annualRate(received, flows);
  return rate === null ? { rate: null, gap: 'rate' } : { rate, flows, payout, gap: null };
}
