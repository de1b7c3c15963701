import { daysBetween } from './calendar-days';
import type { Payment } from './loan-plan';

/** One repayment: whole days after the payout, and minor units. */
export type CashFlow = { readonly day: number; readonly amount: bigint };

/** Actual/365: leap years have 365 days too. */
export const daysPerYear = 365;

/** The value of the repayments on the day of the payout, at a yearly rate. */
function presentValue(payments: readonly CashFlow[], rate: number): number {
  return payments.reduce((sum, { day, amount }) => sum + Number(amount) * (1 + rate) ** (-day / daysPerYear), 0);
}

/** The maximum rate, as a share: 100,000 %. Higher rates are not shown. */
const maxRate = 1_000;

/**
 * The annual percentage rate: the compounded yearly rate at which all repayments are worth what was received on the day
 * of the payout. A year has 365 days (actual/365), as in the European directives on consumer credit and in `XIRR`.
 * @param received minor units paid out on day 0
 * @param payments in any order; those of 0 are ignored
 * @returns a share: 0.2 for 20 % a year; negative when less is repaid than received; `null` where there is no such rate
 *   (nothing received, nothing repaid, everything repaid on the first day, or a rate beyond 100,000 %)
 */
export function annualRate(received: bigint, payments: readonly CashFlow[]): number | null {
  const counted = payments.filter(({ day, amount }) => amount > 0n && Number.isFinite(day) && day >= 0);
  const borrowed = Number(received);
  if (borrowed <= 0 || !counted.some(({ day }) => day > 0)) return null;
  // The value falls as the rate rises: bisection always finds the only solution.
  let low = -0.999_999;
  let high = maxRate;
  if (presentValue(counted, low) < borrowed || presentValue(counted, high) > borrowed) return null;
  for (let step = 0; step < 200 && high - low > 1e-12; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(counted, middle) > borrowed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Why no rate can be calculated. */
export type RateGap =
  /** An amount is not a number. */
  | 'amount'
  /** A due day is missing, or is before the payout. */
  | 'date'
  /** The day of the payout is not known. */
  | 'payout'
  /** No rate solves the equation: nothing is repaid, or far too much. */
  | 'rate';

/** `flows` are the payments as used by `annualRate`; `payout` is `YYYY-MM-DD`. */
export type LoanRate = { rate: number; flows: readonly CashFlow[]; payout: string };

/** The annual percentage rate of a plan, or why there is none. @param payout `YYYY-MM-DD`, `null` if it is not known */
export function loanRate(
  received: bigint,
  payments: readonly Pick<Payment<bigint | string>, 'date' | 'total'>[],
  payout: string | null,
): { rate: LoanRate | null; gap: RateGap | null } {
  const without = (gap: RateGap) => ({ rate: null, gap });
  if (payout === null) return without('payout');
  const flows: CashFlow[] = [];
  for (const { date, total } of payments) {
    if (typeof total === 'string') return without('amount');
    const day = date === null ? -1 : daysBetween(payout, date);
    if (day < 0) return without('date');
    flows.push({ day, amount: total });
  }
  const rate = annualRate(received, flows);
  return rate === null ? without('rate') : { rate: { rate, flows, payout }, gap: null };
}
