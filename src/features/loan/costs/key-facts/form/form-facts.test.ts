import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar-days';
import { planPeriod } from '../../../../../../tests/support/plan-periods';
import type { PlanPeriod } from '../../plan';
import { scheduleOfForm, scheduleOfOffer } from '../../schedule/schedule';
import { factsOfTerms } from '../facts';
import { agreedSchedule, dailyShare, instalmentsOf, termDays } from './form-facts';

const payout = '2026-03-05';
const payment = (index: number, amount: bigint | string = 110_000n) => {
  const date = addDays(payout, 30 * (index + 1));
  return { name: '', day: date, date, amount };
};
const terms = { received: 300_000n, payout, payments: [payment(0), payment(1), payment(2)] };

describe('the payments in short', () => {
  it('are the same amount every thirty days', () => {
    expect(instalmentsOf(scheduleOfOffer(terms.payments))).toEqual({
      count: 3,
      each: 110_000n,
      least: 110_000n,
      most: 110_000n,
      first: '2026-04-04',
      everyDays: 30,
    });
  });

  it('differ in amount, in distance, or are words', () => {
    const odd = [payment(0), payment(1, 90_000n), { ...payment(2), date: '2026-08-01' }];
    expect(instalmentsOf(scheduleOfOffer(odd))).toMatchObject({
      each: null,
      least: 90_000n,
      most: 110_000n,
      everyDays: null,
    });
    expect(instalmentsOf(scheduleOfOffer([payment(0), payment(1, 'soon')]))).toMatchObject({
      each: null,
      least: null,
      most: null,
    });
    expect(instalmentsOf(scheduleOfOffer([]))).toMatchObject({ count: 0, each: null, first: null });
    expect(instalmentsOf(scheduleOfOffer([payment(0)]))).toMatchObject({ count: 1, each: 110_000n, everyDays: null });
  });
});

it('the term runs from the payout to the last payment, and interest and fees are told for each day of it', () => {
  const facts = factsOfTerms(terms);
  expect(termDays(facts)).toBe(90);
  expect(dailyShare(facts)).toBeCloseTo(30_000 / 300_000 / 90, 12);
  expect(termDays({ ...facts, payout: null, rate: null })).toBeNull();
  expect(dailyShare({ ...facts, cost: null })).toBeNull();
  expect(dailyShare({ ...facts, lastDue: payout })).toBeNull();
});

describe('the schedule of what was agreed', () => {
  const split = { principal: 100_000n, interest: 8_000n, fee: 2_000n };
  const period = (index: number, rest: Partial<PlanPeriod> = {}) =>
    planPeriod({ date: payment(index).date, total: 110_000n, ...split, ...rest });
  const scheduleWith = (...periods: PlanPeriod[]) => agreedSchedule(terms, { periods, dates: [] });

  it('has the parts that the plan names', () => {
    const { rows, parts } = scheduleOfForm(scheduleWith(period(0), period(1), period(2)));
    expect(parts).toEqual(['outstanding', 'principal', 'interest', 'fee']);
    expect(rows.map((row) => row.parts.outstanding)).toEqual([300_000n, 200_000n, 100_000n]);
  });

  it('keeps to what was agreed where a payment has become another since, and leaves its parts open', () => {
    const { rows } = scheduleOfForm(
      scheduleWith(period(0, { total: 150_000n, fee: 42_000n, state: 'late' }), period(1), period(2)),
    );
    expect(rows.map(({ total }) => total)).toEqual([110_000n, 110_000n, 110_000n]);
    expect(rows.map((row) => row.parts.outstanding)).toEqual([null, 200_000n, 100_000n]);
    expect(rows[0]?.parts.principal).toBeUndefined();
  });

  it('has columns that are left open where no plan says more', () => {
    const { rows, parts } = scheduleOfForm(scheduleOfOffer(terms.payments));
    expect(parts).toEqual(['outstanding', 'principal', 'interest']);
    expect(rows.map((row) => row.parts.outstanding)).toEqual([null, null, null]);
  });
});
