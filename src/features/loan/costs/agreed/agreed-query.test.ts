import { describe, expect, it } from 'vitest';
import { markets } from '@/domain/market';
import { planOf, planPeriod } from '../../../../../tests/support/plan-periods';
import type { AgreedLoan } from '../../records/agreed-loans';
import type { LoanPlan } from '../plan';
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

const plan = (...dates: string[]) => planOf(...dates.map((date) => planPeriod({ date })));

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

  const noOrder = { ...record, orderId: '' };
  const noLastDay = { ...noOrder, payments: [{ date: null, amount: '1' }] };

  it.each<[string, AgreedLoan | null, LoanPlan, 'india' | 'indonesia']>([
    ['there are none', null, same, 'india'],
    ['they are of another market', record, same, 'indonesia'],
    ['they name no order, and the plan is longer', noOrder, plan('2026-04-05', '2026-05-06', '2026-06-06'), 'india'],
    ['they name no order, and the plan ends on another day', noOrder, plan('2026-04-05', '2026-06-06'), 'india'],
    ['they name no order, and no last day', noLastDay, plan('2026-04-05'), 'india'],
  ])('do not count where %s', (_, kept, of, market) => {
    expect(agreedTerms(kept, of, markets[market])).toBeNull();
  });

  it('count without an order where the plan is theirs', () => {
    expect(agreedTerms(noOrder, same, markets.india)).not.toBeNull();
  });
});
