import { describe, expect, it } from 'vitest';
import { paidPeriod, planOf, planPeriod } from '../../../../../tests/support/plan-periods';
import { columnSum, countStates, scheduleOfOffer, scheduleOfPlan } from './schedule';

describe('the schedule of a running loan', () => {
  it('has the parts that the server names, and no column of nothing', () => {
    const { parts, rows } = scheduleOfPlan(planOf(planPeriod({}), planPeriod({ no: '2' })));
    expect(parts).toEqual(['principal', 'interest']);
    expect(columnSum(rows, 'principal')).toBe(200n);
    expect(columnSum(rows, 'total')).toBe(220n);
  });

  it('does not add up what it does not know: paid periods have no parts', () => {
    const { parts, rows } = scheduleOfPlan(planOf(planPeriod(paidPeriod), planPeriod({ fee: 5n })));
    expect(parts).toEqual(['principal', 'interest', 'fee']);
    expect(rows[0]?.parts).toEqual({ principal: null, interest: null, fee: null });
    expect(columnSum(rows, 'principal')).toBeNull();
    expect(columnSum(rows, 'total')).toBe(220n);
  });

  it("keeps the server's words", () => {
    const { rows, parts } = scheduleOfPlan(planOf(planPeriod({ interest: 'soon' })));
    expect(rows[0]?.parts.interest).toBe('soon');
    expect(parts).toContain('interest');
    expect(columnSum(rows, 'interest')).toBeNull();
  });

  it('counts how its payments stand', () => {
    const { rows } = scheduleOfPlan(
      planOf(
        planPeriod({ state: 'paid' }),
        planPeriod({ state: 'late' }),
        planPeriod({ state: 'next' }),
        planPeriod({}),
        planPeriod({}),
      ),
    );
    expect(countStates(rows)).toEqual({ paid: 1, late: 1, next: 1, ahead: 2 });
    expect(columnSum([], 'total')).toBeNull();
  });
});

describe('the schedule of an offer', () => {
  const payments = [
    { name: 'First', day: '2026-04-05', date: '2026-04-05', amount: 60_000n },
    { name: '', day: '2026-05-06', date: '2026-05-06', amount: 60_000n },
  ];

  it('has its payments and no parts: its server names none', () => {
    const schedule = scheduleOfOffer(payments);
    expect(schedule.parts).toEqual([]);
    expect(schedule.rows.map(({ name, state, parts }) => [name, state, parts])).toEqual([
      ['First', 'next', {}],
      ['2', 'ahead', {}],
    ]);
    expect(columnSum(schedule.rows, 'total')).toBe(120_000n);
  });

  it("keeps the server's words", () => {
    const { rows } = scheduleOfOffer([{ name: '', day: 'soon', date: null, amount: 'soon' }]);
    expect(rows).toMatchObject([{ name: '1', day: 'soon', total: 'soon', parts: {} }]);
  });
});
