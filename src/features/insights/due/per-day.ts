/** Minor units of a whole rupee or rupiah: nobody sets a fraction aside. */
const whole = 100n;

/**
 * What to set aside each day so that an amount is there in time: rounded up to whole rupees or rupiah.
 * @param amount minor units
 * @param days until it is due
 * @returns minor units; `null` where there is no day to share it with (fewer than two), or nothing to share
 */
export function perDay(amount: bigint, days: number): bigint | null {
  if (days < 2 || !Number.isSafeInteger(days) || amount <= 0n) return null;
  const share = BigInt(days) * whole;
  return ((amount + share - 1n) / share) * whole;
}
