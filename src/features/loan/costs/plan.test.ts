import { describe, expect, it } from 'vitest';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { readPlan } from './plan';

type Period = InstallmentPlan['repayPlanDetail']['repayWaitDetail'][number];

const period = (rest: Partial<Period>): Period => ({
  periodNo: '',
  totalAmount: 100n,
  amount: '',
  canClick: false,
  periodStatus: '170',
  repayDes: '',
  dueTime: '2026-04-05',
  principal: '',
  interest: '',
  fee: '',
  ...rest,
});

function read(paid: Period[], waiting: Period[]) {
  const plan: InstallmentPlan = {
    productName: '',
    repayPlanDetail: { repayYetDetail: paid, repayWaitDetail: waiting },
    repayWaitCount: '',
    note: '',
  };
  return readPlan(plan, '2026-04-10', '+07:00');
}

describe('a plan', () => {
  it('says what is paid, late, next and to come', () => {
    const { periods } = read(
      [period({})],
      [period({}), period({ dueTime: '2026-04-20' }), period({ dueTime: '2026-05-20' })],
    );
    expect(periods.map(({ state }) => state)).toEqual(['paid', 'late', 'next', 'ahead']);
    expect(periods.map(({ no }) => no)).toEqual(['1', '2', '3', '4']);
  });

  it('is late as the server says, and not on the due day', () => {
    expect(read([], [period({ periodStatus: '500', dueTime: '2026-04-20' })]).periods[0]?.state).toBe('late');
    expect(read([], [period({ dueTime: '2026-04-10' })]).periods[0]?.state).toBe('next');
  });

  it('keeps words in the place of a day, and knows only real ones', () => {
    const { periods, dates } = read(
      [],
      [period({ dueTime: 'soon' }), period({ dueTime: null }), period({ dueTime: Date.UTC(2026, 4, 1) })],
    );
    expect(periods.map(({ day }) => day)).toEqual(['soon', '', '2026-05-01']);
    expect(dates).toEqual(['2026-05-01']);
  });
});
