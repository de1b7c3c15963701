import { expect, it } from 'vitest';
import { isAnnounced, remainingParts, untilNextTick } from './countdown';

const NOW = Date.UTC(2025, 10, 21, 10);
const parts = (days: number, hours: number, minutes: number, seconds: number) => ({ days, hours, minutes, seconds });

it.each([
  [0, parts(0, 0, 0, 0)],
  [1, parts(0, 0, 0, 1)],
  [999, parts(0, 0, 0, 1)],
  [1000, parts(0, 0, 0, 1)],
  [1001, parts(0, 0, 0, 2)],
  [59_000, parts(0, 0, 0, 59)],
  [60_000, parts(0, 0, 1, 0)],
  [3_599_000, parts(0, 0, 59, 59)],
  [86_399_001, parts(1, 0, 0, 0)],
  [93_784_000, parts(1, 2, 3, 4)],
  [-5000, parts(0, 0, 0, 0)],
  [Number.NaN, parts(0, 0, 0, 0)],
  [Number.POSITIVE_INFINITY, parts(0, 0, 0, 0)],
])('remaining parts of %d ms', (left, expected) => expect(remainingParts(NOW + left, NOW)).toMatchObject(expected));

it.each([
  [1000, 1000],
  [1500, 500],
  [59_001, 1],
  [60_000, 1000],
])('with %d ms left the next tick comes in %d ms', (left, wait) => expect(untilNextTick(NOW + left, NOW)).toBe(wait));

it.each([
  [61, 60, true],
  [60, 59, false],
  [31, 30, true],
  [100, 20, true],
  [11, 10, true],
  [10, 9, false],
  [1, 0, true],
  [500, 0, true],
  [0, 45, false],
])('the change from %d to %d seconds is announced: %s', (before, after, announced) => {
  expect(isAnnounced(before, after)).toBe(announced);
});
