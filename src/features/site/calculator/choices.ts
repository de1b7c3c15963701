import { loanOffers, type OfferMarket } from '@/domain/loan-offer';
import { loanTerms } from '@/domain/loan-terms';

/** Steps of the amount slider, minor units; each range is a whole number of them. */
const amountSteps: Record<OfferMarket, bigint> = { indonesia: 50_000_000n, india: 100_000n };

/** Terms to choose from, in days: the shortest, the longest, and about every month between. */
export const termChoices: readonly number[] = [
  loanTerms.term.min,
  120,
  150,
  180,
  210,
  240,
  270,
  300,
  330,
  loanTerms.term.max,
];

/** @returns the amounts of a market that can be chosen, minor units, rising */
export function amountChoices(market: OfferMarket): bigint[] {
  const { min, max } = loanOffers[market].amount;
  const step = amountSteps[market];
  return Array.from({ length: Number((max - min) / step) + 1 }, (_, index) => min + BigInt(index) * step);
}

/** What the calculator starts with: an amount and a term that many people choose. */
export const startChoice: Record<OfferMarket, { amount: bigint; termDays: number }> = {
  indonesia: { amount: 500_000_000n, termDays: 180 },
  india: { amount: 2_000_000n, termDays: 180 },
};
