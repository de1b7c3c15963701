import type { PackMarket } from '@/domain/market';

/** Loans and minimum monthly salary per market, in minor units of its currency (specification section 1). */
export const loanOffers: Record<PackMarket, { amount: { min: bigint; max: bigint }; salaryFrom: bigint }> = {
  indonesia: { amount: { min: 100_000_000n, max: 1_500_000_000n }, salaryFrom: 500_000_000n },
  india: { amount: { min: 200_000n, max: 8_000_000n }, salaryFrom: 1_200_000n },
};

/** How many people use the product, in millions: "over 3 million". */
export const millionsOfUsers = 3;
