import { describe, expect, it } from 'vitest';
import { markets } from '@/domain/market';
import type { AgreedLoan } from '@/storage/records/agreed-loans';
import type { LoanPlan, PlanPeriod } from '../plan';
import { agreedTerms } from './agreed-query';

const record: AgreedLoan = {
  agreedAt: 1,
  market: 'india',
  productId: '1101',
  orderId: '7',
  received: '3000000',
  payout: '2026-03-05',
  payments: [
    { date: '2026-04-05', amount: '1600000' },
    { date: '2026-05-06', amount: 'soon' },
  ],
};

const period = (date: string): PlanPeriod => ({
  no: '1',
  day: date,
  date,
  state: 'ahead',
  total: 1n,
  principal: '',
  interest: '',
  fee: '',
});

const plan = (...dates: string[]): LoanPlan => ({ periods: dates.map(period), dates });

const same = plan('2026-04-05', '2026-05-06');

describe('the terms that were kept when a loan was accepted', () => {
  it('are those of its order', () => {
    expect(agreedTerms(record, plan('2026-09-09'), markets.india)).toEqual({
      received: 3_000_000n,
      payout: '2026-03-05',
      payments: [
        { date: '2026-04-05', amount: 1_600_000n },
        { date: '2026-05-06', amount: 'soon' },
      ],
    });
  });

  it.each<[string, AgreedLoan | null, LoanPlan, typeof markets.india | typeof markets.indonesia]>([
    ['there are none', null, same, markets.india],
    ['they are of another market', record, same, markets.indonesia],
    [
      'they name no order, and the plan is longer',
      { ...record, orderId: '' },
      plan('2026-04-05', '2026-05-06', '2026-06-06'),
      markets.india,
    ],
    [
      'they name no order, and the plan ends on another day',
      { ...record, orderId: '' },
      plan('2026-04-05', '2026-06-06'),
      markets.india,
    ],
    [
      'they name no order, and no last day',
      { ...record, orderId: '', payments: [{ date: null, amount: '1' }] },
      plan('2026-04-05'),
      markets.india,
    ],
  ])('do not count where %s', (_, kept, of, market) => {
    expect(agreedTerms(kept, of, market)).toBeNull();
  });

  it('count without an order where the plan is theirs', () => {
    expect(agreedTerms({ ...record, orderId: '' }, same, markets.india)).not.toBeNull();
  });
});
