/** Choices that are the same for the same seed. */
export type Random = {
  next(): number;
  isLucky(chance: number): boolean;
  below(count: number): number;
  pick<T>(first: T, ...others: T[]): T;
};

/** A small generator (mulberry32): fast-check would draw and store a tree for each of a million histories. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    isLucky: (chance) => next() < chance,
    below,
    pick: (first, ...others) => others[below(others.length + 1) - 1] ?? first,
  };
}
