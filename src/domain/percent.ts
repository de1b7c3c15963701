import { sumMinor, wholeUnit } from './money';

/** Calculates in ten-thousandths of a per cent, which is exact for rates such as 0.1 %. */
const stepsPerPercent = 10_000;

/**
 * A part of an amount.
 * @param amount minor units
 * @param percent at most four decimals
 * @param times how often, such as the days of a daily rate
 * @returns minor units, cut off below the minor unit
 */
export function percentOf(amount: bigint, percent: number, times = 1): bigint {
  return (amount * BigInt(Math.round(percent * stepsPerPercent)) * BigInt(times)) / BigInt(100 * stepsPerPercent);
}

/** Precision of a share in a chart. */
const shareSteps = 100_000;

/**
 * An amount as a share of another one.
 * @param part minor units
 * @param whole minor units, above 0
 * @returns 0 to 1 for a part of it
 */
export function shareOf(part: bigint, whole: bigint): number {
  return Number((part * BigInt(shareSteps)) / whole) / shareSteps;
}

/**
 * Amounts as shares of all of them together.
 * @param amounts minor units, or a server's own words
 * @returns 0 to 1 for each; `null` if one is a text or negative, or all are 0
 */
export function sharesOf(amounts: readonly (bigint | string)[]): number[] | null {
  const numbers = amounts.flatMap((amount) => (typeof amount === 'bigint' && amount >= 0n ? [amount] : []));
  const total = sumMinor(numbers);
  return total === 0n || numbers.length < amounts.length ? null : numbers.map((part) => shareOf(part, total));
}

/**
 * Rounds half up to whole units.
 * @param minor minor units, not negative; a number where the amount is an estimate
 * @returns minor units
 */
export function toWholeUnits(minor: bigint | number): bigint {
  if (typeof minor === 'number') return BigInt(Math.round(minor / Number(wholeUnit))) * wholeUnit;
  return ((minor + wholeUnit / 2n) / wholeUnit) * wholeUnit;
}
