import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualRate, type CashFlow } from './annual-rate';

const dayOf = (date: string, start: string) => (Date.parse(date) - Date.parse(start)) / 86_400_000;

const percent = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 100);

describe('the annual percentage rate', () => {
  // The worked examples of the annex to directive 98/7/EC, calendar days over 365.
  it.each<[string, bigint, CashFlow[], number]>([
    [
      '1000 repaid as 1200 after 18 months, from 1 January 1994 to 1 July 1995',
      100_000n,
      [{ day: 546, amount: 120_000n }],
      12.96,
    ],
    ['the same with 50 kept back as a charge', 95_000n, [{ day: 546, amount: 120_000n }], 16.9],
    [
      'two repayments of 600 after one year and two',
      100_000n,
      [
        { day: 365, amount: 60_000n },
        { day: 730, amount: 60_000n },
      ],
      13.07,
    ],
  ])('agrees with the European directive: %s', (_, received, payments, expected) => {
    expect(percent(annualRate(received, payments))).toBeCloseTo(expected, 1);
  });

  it('agrees with the example of the XIRR function of spreadsheets', () => {
    const start = '2008-01-01';
    const payments = [
      { day: dayOf('2008-03-01', start), amount: 275_000n },
      { day: dayOf('2008-10-30', start), amount: 425_000n },
      { day: dayOf('2009-02-15', start), amount: 325_000n },
      { day: dayOf('2009-04-01', start), amount: 275_000n },
    ];
    expect(annualRate(1_000_000n, payments)).toBeCloseTo(0.373362535, 6);
  });

  it('agrees with the example in the manual of Gnumeric', () => {
    const start = '1999-01-15';
    const payments = [
      { day: dayOf('1999-04-04', start), amount: 213_400n },
      { day: dayOf('1999-05-09', start), amount: 142_200n },
      { day: dayOf('2000-03-12', start), amount: 193_300n },
      { day: dayOf('2000-05-01', start), amount: 142_200n },
    ];
    expect(annualRate(600_000n, payments)).toBeCloseTo(0.224838, 6);
  });

  it.each<[string, bigint, CashFlow[]]>([
    ['nothing was received', 0n, [{ day: 30, amount: 100n }]],
    ['nothing is repaid', 100n, []],
    ['only nothing is repaid', 100n, [{ day: 30, amount: 0n }]],
    ['all is repaid on the first day', 100n, [{ day: 0, amount: 120n }]],
    ['no number says it', 100n, [{ day: 1, amount: 1_000_000n }]],
  ])('does not exist where %s', (_, received, payments) => {
    expect(annualRate(received, payments)).toBeNull();
  });

  it('is nothing for a loan that costs nothing', () => {
    expect(annualRate(100_000n, [{ day: 90, amount: 100_000n }])).toBeCloseTo(0, 9);
  });

  it('brings the value of all repayments back to what was received', () => {
    const payment = fc.record({
      day: fc.integer({ min: 1, max: 800 }),
      amount: fc.bigInt({ min: 1_000n, max: 10n ** 10n }),
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10_000n, max: 10n ** 11n }),
        fc.array(payment, { minLength: 1, maxLength: 24 }),
        (received, payments) => {
          const rate = annualRate(received, payments);
          if (rate === null) return;
          const value = payments.reduce((sum, { day, amount }) => sum + Number(amount) * (1 + rate) ** (-day / 365), 0);
          expect(value / Number(received)).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('rises with every charge', () => {
    const payments = [
      { day: 30, amount: 60_000n },
      { day: 60, amount: 60_000n },
    ];
    const rates = [100_000n, 99_000n, 95_000n].map((received) => annualRate(received, payments) ?? 0);
    expect(rates).toEqual([...rates].sort((one, other) => one - other));
    expect(new Set(rates).size).toBe(3);
  });
});
