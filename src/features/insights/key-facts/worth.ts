import { daysPerYear, type CashFlow } from '@/domain/annual-rate';

/** Whole rupees or rupiah: nobody reads fractions in an explanation. */
const whole = 100;

/**
 * What later payments are worth on the day of the payout, rounded to whole units; the last takes up the rounding, so that
 * the column adds up to what was received.
 * @param rate a share a year, compounded
 */
export function worthToday(received: bigint, flows: readonly CashFlow[], rate: number): bigint[] {
  let rest = received;
  return flows.map(({ day, amount }, index) => {
    const value =
      index === flows.length - 1
        ? rest
        : BigInt(Math.round((Number(amount) * (1 + rate) ** (-day / daysPerYear)) / whole)) * BigInt(whole);
    rest -= value;
    return value;
  });
}
