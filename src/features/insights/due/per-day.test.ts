import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perDay } from './per-day';

describe('what to set aside each day', () => {
  it.each([
    ['shares evenly', 100_000n, 10, 10_000n],
    ['rounds up to whole rupees', 100_000n, 3, 33_400n],
    ['is at least one rupee', 1n, 300, 100n],
    ['takes two days', 300n, 2, 200n],
    ['is nothing on the day before', 100_000n, 1, null],
    ['is nothing on the due day', 100_000n, 0, null],
    ['is nothing for what is late', 100_000n, -5, null],
    ['is nothing where nothing is due', 0n, 10, null],
    ['is nothing without a number of days', 100n, Number.NaN, null],
  ])('%s', (_, amount, days, expected) => {
    expect(perDay(amount, days)).toBe(expected);
  });

  it('is enough on the due day, and less than a rupee a day too much', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.integer({ min: 2, max: 5_000 }), (amount, days) => {
        const daily = perDay(amount, days) ?? 0n;
        expect(daily * BigInt(days)).toBeGreaterThanOrEqual(amount);
        expect((daily - 100n) * BigInt(days)).toBeLessThan(amount);
      }),
    );
  });
});
