import { always } from '@tests/support/always';
import fc from 'fast-check';
import { addDays } from './calendar-days';
import { annualRate, type CashFlow, loanRate } from './loan-cost';

/** Payments as days after the first day, or dates with it. */
function flows(payments: [day: number | string, amount: bigint][], start = ''): CashFlow[] {
  const dayOf = (date: string) => (Date.parse(date) - Date.parse(start)) / 86_400_000;
  return payments.map(([day, amount]) => ({ day: typeof day === 'string' ? dayOf(day) : day, amount }));
}

const xirr = flows(
  [
    ['2008-03-01', 275_000n],
    ['2008-10-30', 425_000n],
    ['2009-02-15', 325_000n],
    ['2009-04-01', 275_000n],
  ],
  '2008-01-01',
);
const gnumeric = flows(
  [
    ['1999-04-04', 213_400n],
    ['1999-05-09', 142_200n],
    ['2000-03-12', 193_300n],
    ['2000-05-01', 142_200n],
  ],
  '1999-01-15',
);
const twoYears = flows([
  [365, 60_000n],
  [730, 60_000n],
]);

describe('the annual percentage rate', () => {
  // The first three are worked examples of the annex to directive 98/7/EC: calendar days over 365.
  it.each<[string, bigint, CashFlow[], number, number]>([
    ['the directive, 1000 repaid as 1200 after 18 months', 100_000n, flows([[546, 120_000n]]), 0.1296, 3],
    ['the directive, the same with 50 kept back as a charge', 95_000n, flows([[546, 120_000n]]), 0.169, 3],
    ['the directive, two repayments of 600', 100_000n, twoYears, 0.1307, 3],
    ['the XIRR function of spreadsheets', 1_000_000n, xirr, 0.373362535, 6],
    ['the manual of Gnumeric', 600_000n, gnumeric, 0.224838, 6],
    ['a loan that costs nothing', 100_000n, flows([[90, 100_000n]]), 0, 9],
  ])('agrees with the example of %s', (_, received, payments, expected, digits) => {
    expect(annualRate(received, payments)).toBeCloseTo(expected, digits);
  });

  it.each<[string, bigint, CashFlow[]]>([
    ['nothing was received', 0n, [{ day: 30, amount: 100n }]],
    ['nothing is repaid', 100n, []],
    ['only nothing is repaid', 100n, [{ day: 30, amount: 0n }]],
    ['all is repaid on the first day', 100n, [{ day: 0, amount: 120n }]],
    ['it is too large', 100n, [{ day: 1, amount: 1_000_000n }]],
  ])('does not exist if %s', (_, received, payments) => expect(annualRate(received, payments)).toBeNull());

  const payment = fc.record({
    day: fc.integer({ min: 1, max: 800 }),
    amount: fc.bigInt({ min: 1_000n, max: 10n ** 10n }),
  });
  always(
    'discounts all repayments to the amount received',
    [fc.bigInt({ min: 10_000n, max: 10n ** 11n }), fc.array(payment, { minLength: 1, maxLength: 24 })],
    (received, payments) => {
      const rate = annualRate(received, payments);
      if (rate === null) return;
      const value = payments.reduce((sum, { day, amount }) => sum + Number(amount) * (1 + rate) ** (-day / 365), 0);
      expect(value / Number(received)).toBeCloseTo(1, 6);
    },
  );

  it('rises with every charge', () => {
    const [free, small, large] = [100_000n, 99_000n, 95_000n].map((received) => annualRate(received, twoYears) ?? 0);
    expect(small).toBeGreaterThan(free ?? Number.NaN);
    expect(large).toBeGreaterThan(small ?? Number.NaN);
  });
});

const payout = '2026-03-05';
const after = (days: number, amount: bigint | string) => ({ date: addDays(payout, days), total: amount });

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
    expect(loanRate(received, payments, payout).rate?.rate).toBeCloseTo(expected, digits);
  });

  it.each([
    ['amount', [after(30, 'soon')], payout],
    ['date', [{ date: null, total: 100n }], payout],
    ['date', [after(-1, 100n)], payout],
    ['payout', [after(30, 100n)], null],
    ['rate', [], payout],
    ['rate', [after(0, 100n)], payout],
    ['rate', [after(1, 10n ** 12n)], payout],
  ])('is missing because of the %s', (gap, payments, from) => {
    expect(loanRate(100n, payments, from)).toEqual({ rate: null, gap });
  });

  const date = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -400, max: 4_000 }).map((days) => addDays(payout, days)),
  );
  const payment = fc.record({ date, total: fc.oneof(fc.bigInt(), fc.string()) });
  always(
    'is a number, or has a reason why it is missing',
    [fc.bigInt(), fc.array(payment, { maxLength: 40 })],
    (received, payments) => {
      const { rate, gap } = loanRate(received, payments, payout);
      expect(rate === null).toBe(gap !== null);
      if (rate !== null) expect(Number.isFinite(rate.rate)).toBe(true);
    },
  );
});
