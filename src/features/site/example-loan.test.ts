import { always } from '@tests/support/always';
import fc from 'fast-check';
import { loanTerms } from '@/domain/loan-terms';
import { exampleLoan } from './example-loan';

const input = fc.record({
  amount: fc.integer({ min: 2_000, max: 15_000_000 }).map((units) => BigInt(units) * 100n),
  termDays: fc.integer(loanTerms.term),
  annualPercent: fc.integer({ min: 0, max: 100 }),
});

describe('an example loan', () => {
  it('has no cost without interest', () => {
    const { installments, interest, total } = exampleLoan({ amount: 90_000n, termDays: 91, annualPercent: 0 });
    expect(installments.map(({ principal }) => principal)).toEqual([30_000n, 30_000n, 30_000n]);
    expect(interest).toBe(0n);
    expect(total).toBe(90_000n);
  });

  it('has interest on the remaining amount: a year at 24 % in twelve parts costs 12.1 % of the amount', () => {
    const { interest, installments } = exampleLoan({ amount: 100_000_000n, termDays: 365, annualPercent: 24 });
    expect(installments).toHaveLength(12);
    expect(Number(interest) / 1_000_000).toBeCloseTo(12.1, 1);
  });

  always('is repaid to the last unit, on increasing days until the end of the term', [input], (given) => {
    const { installments, principal, interest, total } = exampleLoan(given);
    expect(installments.reduce((sum, installment) => sum + installment.principal, 0n)).toBe(given.amount);
    expect(principal + interest).toBe(total);
    expect(installments.at(-1)?.day).toBe(given.termDays);
    expect(installments.filter(({ day }, index) => day <= (installments[index - 1]?.day ?? 0))).toEqual([]);
    expect(installments.filter((part) => part.principal <= 0n || part.interest < 0n)).toEqual([]);
  });

  it('has equal instalments, except that the last one has the rounding difference', () => {
    const { installments } = exampleLoan({ amount: 500_000_000n, termDays: 180, annualPercent: 24 });
    const sums = installments.map(({ principal, interest }) => principal + interest);
    const [first = 0n] = sums;
    expect(new Set(sums.slice(0, -1)).size).toBe(1);
    // Whole units have 100 minor units; each instalment before the last is rounded once.
    expect(Math.abs(Number((sums.at(-1) ?? 0n) - first))).toBeLessThanOrEqual(100 * sums.length);
  });
});
