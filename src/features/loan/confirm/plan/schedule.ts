import type { Offer } from '../offer-terms';

export type Payment = Offer['repay_plans'][number];

/** One bar of the picture, in percent of its width and height. */
export type Bar = { x: number; width: number; height: number };

/** A payment of little or of no known amount is still a payment: it never vanishes. */
const least = 4;

/** How much of its place a bar fills: few bars stay slim, very many touch each other. */
function fillOf(count: number): number {
  if (count === 1) return 0.3;
  if (count <= 3) return 0.5;
  return count <= 60 ? 0.7 : 1;
}

/** Heights in proportion to the largest amount; an amount in the server's own words has none, and stands low. */
function heightOf(amount: Payment['amount'], largest: bigint): number {
  if (typeof amount === 'string' || amount <= 0n || largest <= 0n) return least;
  return Math.max(least, Number((amount * 1_000n) / largest) / 10);
}

/**
 * The schedule as bars, one per payment, in order (1 as well as 360 of them).
 * @returns as many bars as payments, none of them outside of the picture
 */
export function scheduleBars(payments: readonly Pick<Payment, 'amount'>[]): Bar[] {
  const largest = payments.reduce(
    (most, { amount }) => (typeof amount === 'bigint' && amount > most ? amount : most),
    0n,
  );
  const place = 100 / payments.length;
  const width = place * fillOf(payments.length);
  return payments.map(({ amount }, index) => ({
    x: place * index + (place - width) / 2,
    width,
    height: heightOf(amount, largest),
  }));
}

/** The largest amount of a plan; `null` when none is a number. */
export function largestAmount(payments: readonly Pick<Payment, 'amount'>[]): bigint | null {
  const amounts = payments.flatMap(({ amount }) => (typeof amount === 'bigint' ? [amount] : []));
  const [first] = amounts;
  return first === undefined ? null : amounts.reduce((most, amount) => (amount > most ? amount : most), first);
}
