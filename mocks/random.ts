/** A small reproducible source of chance (mulberry32): the same seed gives the same demo on every device. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** So many decimal digits, the first one never zero. */
  digits: (count: number) => string;
  /** This many capital letters and digits, without similar ones. */
  code: (count: number) => string;
};

const unmistakable = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Turns any text into a seed (FNV-1a, 32 bits). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** @param seed any whole number */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    digits: (count) => Array.from({ length: count }, (_, index) => between(index === 0 ? 1 : 0, 9)).join(''),
    code: (count) =>
      Array.from({ length: count }, () => unmistakable.charAt(between(0, unmistakable.length - 1))).join(''),
  };
}
