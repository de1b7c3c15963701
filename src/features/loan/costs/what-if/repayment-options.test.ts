import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketRules } from '@/domain/market-rules';
import { always } from '../../../../../tests/support/always';
import { furtherLateCost } from './further-late-cost';
import {
  debtOf,
  extend,
  othersLateCost,
  payAll,
  payingIn,
  payLate,
  payNext,
  plannedTotal,
  type Waiting,
} from './repayment-options';

const india = marketRules({ id: 'india' }).lateCost;

const waiting = (amount: bigint, dueIn: number | null): Waiting => ({ amount, dueIn, dueDate: null });
const plan = [waiting(500n, 10), waiting(400n, 40), waiting(300n, 70)];

describe('four ways to go on', () => {
  it.each([
    ['pay the next period', payNext(plan), { payNow: 500n, left: 700n, total: 1200n, difference: 0n }],
    ['pay everything', payAll(plan), { payNow: 1200n, left: 0n, total: 1200n, difference: 0n }],
    ['extend', extend(plan, 50n), { payNow: 50n, left: 1200n, total: 1250n, difference: 50n }],
    ['pay late', payLate(plan, 80n), { payNow: 0n, left: 1280n, total: 1280n, difference: 80n }],
    ['pay the last one', payNext(plan.slice(2)), { payNow: 300n, left: 0n, total: 300n, difference: 0n }],
    ['nothing to pay', payAll([]), { payNow: 0n, left: 0n, total: 0n, difference: 0n }],
  ])('%s', (_, option, expected) => {
    expect(option).toEqual(expected);
  });

  const periods = fc.array(
    fc.record({
      amount: fc.bigInt({ min: 0n, max: 10n ** 14n }),
      dueIn: fc.option(fc.integer({ min: -200, max: 400 })),
      dueDate: fc.constant(null),
    }),
    { maxLength: 12 },
  );

  always(
    'agree with the plan: now and left are the total, and the difference is what the plan does not hold',
    [periods, fc.bigInt({ min: 0n, max: 10n ** 12n })],
    (some, extra) => {
      for (const option of [payNext(some), payAll(some), extend(some, extra), payLate(some, extra)]) {
        expect(option.payNow + option.left).toBe(option.total);
        expect(option.total - option.difference).toBe(plannedTotal(some));
        expect(option.left).toBeGreaterThanOrEqual(0n);
      }
    },
  );

  always(
    'are never cheaper later, for one period or for those after it',
    [periods, fc.integer({ min: 0, max: 200 })],
    (some, day) => {
      const [next] = some;
      if (!next) return;
      const cost = furtherLateCost(debtOf(next, india));
      expect(payLate(some, cost(day + 1)).total).toBeGreaterThanOrEqual(payLate(some, cost(day)).total);
      expect(othersLateCost(some, day + 1, india)).toBeGreaterThanOrEqual(othersLateCost(some, day, india));
    },
  );
});

describe('the day of a late payment', () => {
  it('counts from the due day, or from today for what is late already', () => {
    expect(payingIn(waiting(1n, 10), 5)).toBe(15);
    expect(payingIn(waiting(1n, 0), 5)).toBe(5);
    expect(payingIn(waiting(1n, -40), 5)).toBe(5);
    expect(payingIn(waiting(1n, null), 5)).toBe(5);
  });

  it('brings the periods after it once it is past their own due days', () => {
    const rupees = [waiting(1_000_000n, 0), waiting(1_000_000n, 31), waiting(1_000_000n, null)];
    expect(othersLateCost(rupees, 31, india)).toBe(0n);
    expect(othersLateCost(rupees, 32, india)).toBe(150_000n);
    expect(othersLateCost([waiting(1n, 0)], 400, india)).toBe(0n);
  });
});
