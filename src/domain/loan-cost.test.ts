import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-days';
import { loanRate } from './loan-cost';

const payout = '2026-03-05';
const after = (days: number, amount: bigint | string) => ({ date: addDays(payout, days), amount });

describe('the rate of a plan', () => {
  it('counts from the payout', () => {
    const { rate } = loanRate(100_000n, [after(365, 120_000n)], payout);
    expect(rate).toBeCloseTo(0.2, 9);
  });

  it('is that of one payment as well as of 360', () => {
    const monthly = 1.01 ** 12 - 1;
    const payment = BigInt(Math.round((100_000_000 * 0.01) / (1 - 1.01 ** -360)));
    const plan = Array.from({ length: 360 }, (_, index) => after(Math.round(((index + 1) * 365) / 12), payment));
    expect(loanRate(100_000_000n, plan, payout).rate).toBeCloseTo(monthly, 3);
  });

  it('is nothing for a loan without any cost', () => {
    expect(loanRate(90_000n, [after(30, 45_000n), after(60, 45_000n)], payout).rate).toBeCloseTo(0, 9);
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

  it('never fails, whatever the amounts', () => {
    const payment = fc.record({
      date: fc.oneof(
        fc.constant(null),
        fc.integer({ min: -400, max: 4_000 }).map((days) => addDays(payout, days)),
      ),
      amount: fc.oneof(fc.bigInt(), fc.string()),
    });
    fc.assert(
      fc.property(fc.bigInt(), fc.array(payment, { maxLength: 40 }), (received, payments) => {
        const { rate, gap } = loanRate(received, payments, payout);
        expect(rate === null).toBe(gap !== null);
        if (rate !== null) expect(Number.isFinite(rate)).toBe(true);
      }),
    );
  });
});
