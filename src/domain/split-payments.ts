import type { CashFlow } from './annual-rate';

/** What a payment repays and what it costs; minor units. */
export type SplitPayment = { principal: bigint; cost: bigint };

const whole = 100n;

/** Rounded half up to whole rupees or rupiah, or to minor units where the payments have fractions themselves. */
const rounder =
  (unit: bigint) =>
  (minor: number): bigint =>
    BigInt(Math.round(minor / Number(unit))) * unit;

/**
 * Splits the payments of a plan into what they repay and what they cost, by the loan's own annual rate: each payment covers
 * first what has grown since the last one. An estimate, for plans whose server names the payments only.
 * @param received minor units paid out on day 0
 * @param flows the payments that `rate` was worked out from
 * @param rate a share, as `annualRate` gives it
 * @returns as many as payments, in their order: principals add up to `received`, each split to its payment; `null` where more was
 *   received than is repaid
 */
export function splitPayments(received: bigint, flows: readonly CashFlow[], rate: number): SplitPayment[] | null {
  const total = flows.reduce((sum, { amount }) => sum + amount, 0n);
  if (total < received || flows.some(({ amount }) => amount < 0n)) return null;
  const round = rounder(flows.every(({ amount }) => amount % whole === 0n) ? whole : 1n);
  const ordered = flows
    .map((flow, index) => ({ ...flow, index }))
    .sort((one, other) => one.day - other.day || one.index - other.index);

  const parts = new Map<number, SplitPayment>();
  let owed = received;
  let cost = total - received;
  let grown = 0;
  let lastDay = 0;
  for (const [place, { day, amount, index }] of ordered.entries()) {
    grown += (Number(owed) + grown) * ((1 + rate) ** ((day - lastDay) / 365) - 1);
    lastDay = day;
    const isLast = place === ordered.length - 1;
    const interest = isLast ? cost : smallest(round(grown), cost, amount);
    // What is not covered by interest repays; never more than is owed.
    const paidCost = amount - interest > owed ? amount - owed : interest;
    parts.set(index, { principal: amount - paidCost, cost: paidCost });
    owed -= amount - paidCost;
    cost -= paidCost;
    grown = Math.max(0, grown - Number(paidCost));
  }
  return flows.map((_, index) => parts.get(index) ?? { principal: 0n, cost: 0n });
}

const smallest = (...amounts: bigint[]): bigint => amounts.reduce((least, amount) => (amount < least ? amount : least));
