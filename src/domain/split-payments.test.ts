import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualRate } from './annual-rate';
import { splitPayments } from './split-payments';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

describe('splitting payments by the rate of their loan', () => {
  it('takes interest on what is still owed', () => {
    // Ten per cent a year on 100,000, then on what is left of it.
    const flows = [
      { day: 365, amount: 60_000n },
      { day: 730, amount: 55_000n },
    ];
    expect(splitPayments(100_000n, flows, 0.1)).toEqual([
      { principal: 50_000n, cost: 10_000n },
      { principal: 50_000n, cost: 5_000n },
    ]);
  });

  it('finds no cost in a loan without any', () => {
    expect(
      splitPayments(
        90_000n,
        [
          { day: 30, amount: 45_000n },
          { day: 60, amount: 45_000n },
        ],
        0,
      ),
    ).toEqual([
      { principal: 45_000n, cost: 0n },
      { principal: 45_000n, cost: 0n },
    ]);
  });

  it('puts all of the cost into one payment where there is but one', () => {
    expect(splitPayments(100_000n, [{ day: 91, amount: 112_000n }], 0.5)).toEqual([
      { principal: 100_000n, cost: 12_000n },
    ]);
  });

  it('keeps the order of the plan, even where its days do not', () => {
    const parts = splitPayments(
      100_000n,
      [
        { day: 60, amount: 52_000n },
        { day: 30, amount: 52_000n },
      ],
      0.4,
    );
    expect(parts?.[0]?.cost).toBeLessThan(parts?.[1]?.cost ?? 0n);
  });

  it('says nothing about a plan that repays less than was received', () => {
    expect(splitPayments(100_000n, [{ day: 30, amount: 50_000n }], -0.5)).toBeNull();
  });

  it('adds up to the last unit, for any plan with a rate', () => {
    const payment = fc.record({
      day: fc.integer({ min: 1, max: 3_650 }),
      amount: fc.bigInt({ min: 0n, max: 10n ** 11n }),
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.array(payment, { minLength: 1, maxLength: 60 }),
        (received, flows) => {
          const rate = annualRate(received, flows);
          const parts = rate === null ? null : splitPayments(received, flows, rate);
          if (parts === null) return;
          expect(sum(parts.map(({ principal }) => principal))).toBe(received);
          for (const [index, { principal, cost }] of parts.entries()) {
            expect(principal + cost).toBe(flows[index]?.amount);
            expect(principal).toBeGreaterThanOrEqual(0n);
            expect(cost).toBeGreaterThanOrEqual(0n);
          }
        },
      ),
    );
  });
});
