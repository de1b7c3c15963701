/** Minor units of a whole rupee or rupiah: nobody is billed a fraction. */
export const wholeUnit = 100n;

/** Per cent are counted in ten-thousandths: exact for rates such as 0.1 %. */
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

/** Rounds half up to whole units. @param minor minor units, not negative; a number where the amount is an estimate */
export function toWholeUnits(minor: bigint | number): bigint {
  if (typeof minor === 'number') return BigInt(Math.round(minor / Number(wholeUnit))) * wholeUnit;
  return ((minor + wholeUnit / 2n) / wholeUnit) * wholeUnit;
}
