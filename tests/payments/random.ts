import { createRandom as createSource } from '@mocks/random';

/**
 * Choices that are the same for the same seed. Fast-check would draw and store a tree for each of a million histories.
 */
export function createRandom(seed: number) {
  const { next } = createSource(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    isLucky: (chance: number) => next() < chance,
    next,
    below,
    pick: <T>(first: T, ...others: T[]): T => others[below(others.length + 1) - 1] ?? first,
  };
}

export type Random = ReturnType<typeof createRandom>;
