import { describe, expect, it } from 'vitest';
import { marketRules } from '@/domain/market-rules';
import { earlyRepaymentFrom } from './use-comparison';

const { prepayment } = marketRules({ id: 'india' });

describe('the day from which a loan may be repaid early', () => {
  it.each([
    ['half of the term of three months', ['2026-02-01', '2026-03-04', '2026-04-04'], '2026-02-17'],
    ['whatever the order of the periods', ['2026-04-04', '2026-02-01', '2026-03-04', '2026-02-01'], '2026-02-17'],
    ['not before day 7 of a short loan', ['2026-01-08', '2026-01-13'], '2026-01-10'],
    [
      'with the days of an extension, which lengthen the term',
      ['2026-02-01', '2026-03-18', '2026-04-18'],
      '2026-02-24',
    ],
  ])('is %s', (_, dates, expected) => {
    expect(earlyRepaymentFrom(dates, prepayment)).toBe(expected);
  });

  it('is not known from a single due day', () => {
    expect(earlyRepaymentFrom(['2026-02-01'], prepayment)).toBeNull();
    expect(earlyRepaymentFrom([], prepayment)).toBeNull();
  });
});
