import { expect, it } from 'vitest';
import { addDays } from '@/domain/calendar-days';
import { planOfTerms } from '@/domain/loan-plan';
import type { Period } from '@/platform/api/contract/repayment';
import { periodOf, testPlan } from '../../../../../tests/support/plan-periods';
import { formColumnsOf } from '../schedule/schedule-table';
import { factsOfTerms, agreedPayments, dailyShare, instalmentsOf, termDays } from './facts';

const payout = '2026-03-05';
const payment = (index: number, amount: bigint | string = 110_000n) => ({
  dueTime: addDays(payout, 30 * (index + 1)),
  amount,
});
const termsOf = (...payments: ReturnType<typeof payment>[]) =>
  planOfTerms({ received: 300_000n, payout, payments }, { today: payout, utcOffset: '+07:00' });
const terms = termsOf(payment(0), payment(1), payment(2));

it.each([
  [
    'are the same amount every thirty days',
    terms,
    { count: 3, each: 110_000n, least: 110_000n, most: 110_000n, first: '2026-04-04', everyDays: 30 },
  ],
  [
    'differ in amount and in distance',
    termsOf(payment(0), payment(1, 90_000n), { ...payment(2), dueTime: '2026-08-01' }),
    { each: null, least: 90_000n, most: 110_000n, everyDays: null },
  ],
  ['are words', termsOf(payment(0), payment(1, 'soon')), { each: null, least: null, most: null }],
  ['are none', termsOf(), { count: 0, each: null, first: null }],
  ['are one', termsOf(payment(0)), { count: 1, each: 110_000n, everyDays: null }],
])('the summary of payments %s', (_, { payments }, expected) =>
  expect(instalmentsOf(payments)).toMatchObject(expected),
);

it('the term is from the payout to the last payment, and the cost is divided by its days', () => {
  const facts = factsOfTerms(terms);
  expect(termDays(facts)).toBe(90);
  expect(dailyShare(facts)).toBeCloseTo(30_000 / 300_000 / 90, 12);
  expect(termDays({ ...facts, payout: null, rate: null })).toBeNull();
  expect(dailyShare({ ...facts, cost: null })).toBeNull();
  expect(dailyShare({ ...facts, lastDue: payout })).toBeNull();
});

const period = (index: number, rest: Partial<Period> = {}) =>
  periodOf({
    dueTime: payment(index).dueTime,
    totalAmount: 110_000n,
    principal: 100_000n,
    interest: 8_000n,
    fee: 2_000n,
    ...rest,
  });
const agreedWith = (...waiting: Period[]) => agreedPayments(terms, testPlan([], waiting, payout));

it('the agreed payments have the parts that the plan names', () => {
  const [outstanding, ...columns] = formColumnsOf(agreedWith(period(0), period(1), period(2)));
  expect(columns.map(({ name }) => name)).toEqual(['principal', 'interest', 'fee']);
  expect(outstanding?.figures).toEqual([300_000n, 200_000n, 100_000n]);
});

it('an agreed payment stays as agreed after the server changed it, and then has no parts', () => {
  const payments = agreedWith(
    period(0, { totalAmount: 150_000n, fee: 42_000n, periodStatus: '500' }),
    period(1),
    period(2),
  );
  expect(payments.map(({ total }) => total)).toEqual([110_000n, 110_000n, 110_000n]);
  expect(formColumnsOf(payments)[0]?.figures).toEqual([null, 200_000n, 100_000n]);
  expect(payments[0]?.stated.principal).toBeNull();
});
