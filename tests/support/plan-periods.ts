import type { LoanPlan, PlanPeriod } from '@/features/loan/costs/plan';

/** A payment of a plan that adds up; what a test is about it says itself. Its `day` follows from its `date`. */
export function planPeriod(rest: Partial<PlanPeriod> = {}): PlanPeriod {
  const date = rest.date === undefined ? '2026-04-05' : rest.date;
  return {
    no: '1',
    day: date ?? 'soon',
    date,
    state: 'ahead',
    total: 110n,
    principal: 100n,
    interest: 10n,
    fee: 0n,
    ...rest,
  };
}

/** What the server says of a payment that was made: no parts. */
export const paidPeriod = { state: 'paid', principal: '', interest: '', fee: '' } as const;

export function planOf(...periods: PlanPeriod[]): LoanPlan {
  return { periods, dates: periods.flatMap(({ date }) => date ?? []) };
}
