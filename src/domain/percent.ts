import { sumMinor, wholeUnit } from './money';

/** Calculates in ten-thousandths of a per cent, which is exact for rates such as 0.1 %. */
const stepsPerPercent = 10_000;

/** A part of an amount, minor units, cut off. @param percent at most four decimals @param times e.g. the days */
export function percentOf(amount: bigint, percent: number, times = 1): bigint {
  return (amount * BigInt(Math.round(percent * stepsPerPercent)) * BigInt(times)) / BigInt(100 * stepsPerPercent);
}

const shareSteps = 100_000;

/** An amount as a share of another one, which is above 0: 0 to 1 for a part of it. */
export function shareOf(part: bigint, whole: bigint): number {
  return Number((part * BigInt(shareSteps)) / whole) / shareSteps;
}

/** Amounts as shares of all of them together, 0 to 1; `null` if one is a server's text or negative, or all are 0. */
export function sharesOf(amounts: readonly (bigint | string)[]): number[] | null {
  const numbers = amounts.flatMap((amount) => (typeof amount === 'bigint' && amount >= 0n ? [amount] : []));
  const total = sumMinor(numbers);
  return total === 0n || numbers.length < amounts.length ? null : numbers.map((part) => shareOf(part, total));
}

/** Rounds an amount half up to whole units. @param minor minor units, not negative; a number if it is an estimate */
export function toWholeUnits(minor: bigint | number): bigint {
  if (typeof minor === 'number') return BigInt(Math.round(minor / Number(wholeUnit))) * wholeUnit;
  return ((minor + wholeUnit / 2n) / wholeUnit) * wholeUnit;
}
