import type { Period } from '@/api/contract/repayment';

/** What a period's amount is made of. */
export type CostKind = 'principal' | 'interest' | 'fee';

/** `share` is the part's width in the picture, in thousandths; `null` where the server sent words instead of a number. */
export type CostPart = { kind: CostKind; amount: bigint | string; share: number | null };

const kinds: readonly CostKind[] = ['principal', 'interest', 'fee'];

/**
 * The parts that came and are worth showing, in their fixed order: nothing that is missing or zero, and no shares unless
 * every part is a number above zero.
 */
export function costParts(period: Pick<Period, CostKind>): CostPart[] {
  const present = kinds
    .map((kind) => ({ kind, amount: period[kind] }))
    .filter(({ amount }) => amount !== '' && amount !== 0n);
  const numbers = present.map(({ amount }) => amount).filter((amount) => typeof amount === 'bigint' && amount > 0n);
  const total = numbers.reduce<bigint>((sum, amount) => sum + BigInt(amount), 0n);
  const comparable = numbers.length === present.length;
  return present.map((part) => ({
    ...part,
    share: comparable && typeof part.amount === 'bigint' ? Number((part.amount * 1000n) / total) : null,
  }));
}
