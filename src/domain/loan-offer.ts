import type { Market } from './market';

/** The loans of one market, in minor units of its currency (specification section 1). */
export type LoanOffer = {
  amount: { min: bigint; max: bigint };
  /** Minimum monthly salary. */
  salaryFrom: bigint;
};

/** The markets on the official site. */
export type OfferMarket = Exclude<Market['id'], 'mainland'>;

export const loanOffers: Record<OfferMarket, LoanOffer> = {
  indonesia: { amount: { min: 100_000_000n, max: 1_500_000_000n }, salaryFrom: 500_000_000n },
  india: { amount: { min: 200_000n, max: 8_000_000n }, salaryFrom: 1_200_000n },
};

/** How many people use the product, in millions: "over 3 million". */
export const millionsOfUsers = 3;
