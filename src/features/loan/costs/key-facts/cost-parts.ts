import type { Facts } from './facts';

/** A part of what is repaid. */
export type CostKind = 'received' | 'principal' | 'interest' | 'fees' | 'cost';

/** `share` is of all parts together, 0 to 1. */
export type CostPart = { kind: CostKind; amount: bigint; share: number };

/** Parts that are something, with their shares; none where a part is less than nothing. */
function withShares(parts: readonly { kind: CostKind; amount: bigint }[]): CostPart[] {
  if (parts.some(({ amount }) => amount < 0n)) return [];
  const total = parts.reduce((sum, { amount }) => sum + amount, 0n);
  return total === 0n
    ? []
    : parts
        .filter(({ amount }) => amount > 0n)
        .map((part) => ({ ...part, share: Number((part.amount * 10_000n) / total) / 10_000 }));
}

/** What all payments together consist of, as far as it is known; empty where it is not. */
export function partsOfCost({
  borrowed,
  interest,
  fees,
  cost,
}: Pick<Facts, 'borrowed' | 'interest' | 'fees' | 'cost'>): CostPart[] {
  if (borrowed === null || cost === null) return [];
  const received = { kind: 'received' as const, amount: borrowed };
  if (interest === null || fees === null) return withShares([received, { kind: 'cost', amount: cost }]);
  return withShares([received, { kind: 'interest', amount: interest }, { kind: 'fees', amount: fees }]);
}

/** What the payments still to come consist of. */
export function partsLeft({
  principal,
  interest,
  fee,
}: {
  principal: bigint;
  interest: bigint;
  fee: bigint;
}): CostPart[] {
  return withShares([
    { kind: 'principal', amount: principal },
    { kind: 'interest', amount: interest },
    { kind: 'fees', amount: fee },
  ]);
}

/** A part of the picture, in thousandths of its width. */
export type Bar = { kind: CostKind; x: number; width: number };

/** Between two parts, and the least that a part takes up: a small part is still a part. */
const gap = 6;
const least = 14;

/** The parts side by side, in their order; together they fill the width. */
export function barsOf(parts: readonly CostPart[]): Bar[] {
  const room = 1_000 - gap * (parts.length - 1);
  const wanted = parts.map(({ share }) => Math.max(least, share * room));
  const scale = room / wanted.reduce((sum, width) => sum + width, 0);
  let x = 0;
  return parts.map(({ kind }, index) => {
    const bar = { kind, x, width: (wanted[index] ?? 0) * scale };
    x += bar.width + gap;
    return bar;
  });
}
