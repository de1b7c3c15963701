import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../tests/support/always';
import { addDays } from './calendar-days';
import { loanRate } from './loan-cost';

const payout = '2026-03-05';
const after = (days: number, amount: bigint | string) => ({ date: addDays(payout, days), amount });

describe('the rate of a plan', () => {
  const monthly = BigInt(Math.round((100_000_000 * 0.01) / (1 - 1.01 ** -360)));
  const monthlyFor30Years = Array.from({ length: 360 }, (_, index) =>
    after(Math.round(((index + 1) * 365) / 12), monthly),
  );

  it.each([
    ['counts from the payout', 100_000n, [after(365, 120_000n)], 0.2, 9],
    ['is that of 360 payments', 100_000_000n, monthlyFor30Years, 1.01 ** 12 - 1, 3],
    ['is nothing for a loan without any cost', 90_000n, [after(30, 45_000n), after(60, 45_000n)], 0, 9],
  ])('%s', (_, received, payments, expected, digits) => {
    expect(loanRate(received, payments, payout).rate).toBeCloseTo(expected, digits);
  });

  it.each([
    ['amount', [after(30, 'soon')], payout],
    ['date', [{ date: null, amount: 100n }], payout],
    ['date', [after(-1, 100n)], payout],
    ['payout', [after(30, 100n)], null],
    ['rate', [], payout],
    ['rate', [after(0, 100n)], payout],
    ['rate', [after(1, 10n ** 12n)], payout],
  ])('says that its gap is the %s', (gap, payments, from) => {
    expect(loanRate(100n, payments, from)).toEqual({ rate: null, gap });
  });

  const date = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -400, max: 4_000 }).map((days) => addDays(payout, days)),
  );
  const payment = fc.record({ date, amount: fc.oneof(fc.bigInt(), fc.string()) });
  always('never fails', [fc.bigInt(), fc.array(payment, { maxLength: 40 })], (received, payments) => {
    const { rate, gap } = loanRate(received, payments, payout);
    expect(rate === null).toBe(gap !== null);
    if (rate !== null) expect(Number.isFinite(rate)).toBe(true);
  });
});
