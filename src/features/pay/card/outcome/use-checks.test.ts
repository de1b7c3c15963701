import { expect, it } from 'vitest';
import { checkDelay } from './use-checks';

it('looks often at first, then every minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((looks) => (checkDelay(looks) ?? 0) / 1_000)).toEqual([2, 4, 8, 16, 32, 60, 60]);
});

it('ends after a quarter of an hour at the latest, and stays ended', () => {
  const delays = Array.from({ length: 100 }, (_, looks) => checkDelay(looks) ?? 0);
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThan(13 * 60_000);
  expect(total).toBeLessThanOrEqual(15 * 60_000);
  expect(checkDelay(100)).toBeNull();
});
