import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../../tests/support/always';
import { largestAmount, scheduleBars } from './repay-plan';

const payments = (...amounts: (bigint | string)[]) => amounts.map((total) => ({ total }));

describe('the picture of a schedule', () => {
  it('has bars in proportion to the largest amount', () => {
    expect(scheduleBars(payments(100n, 50n)).map(({ height }) => height)).toEqual([100, 50]);
  });

  it('shows one payment as one slim bar in the middle', () => {
    expect(scheduleBars(payments(100n))).toEqual([{ x: 35, width: 30, height: 100 }]);
  });

  it('keeps payments of nothing, less than nothing and no number visible', () => {
    expect(scheduleBars(payments(0n, -5n, 'soon', 100n)).map(({ height }) => height)).toEqual([4, 4, 4, 100]);
    expect(scheduleBars(payments('soon')).map(({ height }) => height)).toEqual([4]);
  });

  const plan = fc.array(fc.oneof(fc.bigInt(), fc.string()), { minLength: 1, maxLength: 400 });
  always('stays inside its frame, in order, for any plan', [plan], (amounts) => {
    const bars = scheduleBars(payments(...amounts));
    expect(bars).toHaveLength(amounts.length);
    for (const [index, { x, width, height }] of bars.entries()) {
      expect(x).toBeGreaterThanOrEqual(index === 0 ? 0 : (bars[index - 1]?.x ?? 0));
      expect(x + width).toBeLessThanOrEqual(100.001);
      expect(height).toBeGreaterThanOrEqual(4);
      expect(height).toBeLessThanOrEqual(100);
    }
  });
});

describe('the amounts of a plan', () => {
  it('know their largest', () => {
    expect(largestAmount(payments(5n, 9n, 'x', 2n))).toBe(9n);
    expect(largestAmount(payments(-5n))).toBe(-5n);
    expect(largestAmount(payments('x'))).toBeNull();
  });
});
