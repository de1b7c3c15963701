import { expect, it } from 'vitest';
import { addDays } from '@/domain/calendar-days';
import { type LoanPlan, planOfTerms } from '@/domain/loan-plan';
import type { Period } from '@/platform/api/contract/repayment';
import { paidPeriod as paid, periodOf, testPlan } from '../../../../../tests/support/plan-periods';
import { factsOfPlan, factsOfTerms, leftOf } from './facts';

const payout = '2026-03-05';
const day = { today: payout, utcOffset: '+07:00' };

function period(index: number, rest: Partial<Period> = {}): Period {
  const parts = { totalAmount: 110_000n, principal: 100_000n, interest: 8_000n, fee: 2_000n };
  return periodOf({ dueTime: addDays(payout, 30 * (index + 1)), ...parts, ...rest });
}

const late = { periodStatus: '500' };
const planOf = (...waiting: Period[]) => testPlan([], waiting, payout);

const offer = {
  received: 300_000n,
  payout,
  payments: [0, 1, 2].map((index) => ({ dueTime: addDays(payout, 30 * (index + 1)), amount: 110_000n })),
};
const termsOf = (rest: Partial<Parameters<typeof planOfTerms>[0]> = {}) => planOfTerms({ ...offer, ...rest }, day);
const agreed = termsOf();

it('the facts of an offer contain cost and rate', () => {
  const facts = factsOfTerms(agreed);
  expect(facts).toMatchObject({
    borrowed: 300_000n,
    cost: 30_000n,
    total: 330_000n,
    interest: null,
    fees: null,
    gap: null,
    isEstimate: false,
    nextAmount: 110_000n,
    lastDue: '2026-06-03',
  });
  expect(facts.rate?.rate).toBeCloseTo(0.8, 1);
});

it('the facts of an offer leave out what a payment in words makes unknown', () => {
  const facts = factsOfTerms(termsOf({ payments: [{ dueTime: '2026-04-05', amount: 'soon' }] }));
  expect(facts).toMatchObject({
    borrowed: 300_000n,
    cost: null,
    total: null,
    rate: null,
    gap: 'amount',
    nextAmount: null,
  });
});

it('the facts of an offer handle a loan without cost, and one that repays less than was received', () => {
  expect(factsOfTerms(termsOf({ received: 330_000n }))).toMatchObject({ cost: 0n });
  expect(factsOfTerms(termsOf({ received: 330_000n })).rate?.rate).toBeCloseTo(0, 6);
  expect(factsOfTerms(termsOf({ received: 400_000n }))).toMatchObject({ cost: -70_000n });
});

it('the facts of a running loan come from its plan alone while nothing is paid, with the rate as an estimate', () => {
  const facts = factsOfPlan(planOf(period(0), period(1), period(2)), null, false);
  expect(facts).toMatchObject({
    borrowed: 300_000n,
    interest: 24_000n,
    fees: 6_000n,
    cost: 30_000n,
    total: 330_000n,
    isEstimate: true,
    gap: null,
    payout: null,
  });
  expect(facts.rate?.payout).toBe(payout);
  expect(facts.rate?.rate).toBeCloseTo(factsOfTerms(agreed).rate?.rate ?? 0, 9);
});

it.each<[string, LoanPlan, boolean]>([
  ['paid', testPlan([period(0, paid)], [period(1), period(2)], payout), false],
  ['late', planOf(period(0, late), period(1)), false],
  ['partly-paid', planOf(period(0), period(1)), true],
  ['split', planOf(period(0, { principal: '' }), period(1)), false],
  ['split', planOf(period(0, { interest: 'soon' }), period(1)), false],
  ['split', planOf(period(0, { fee: 1n }), period(1)), false],
  ['split', planOf(), false],
  ['payout', planOf(period(0)), false],
  ['date', planOf(period(0), period(1), period(2, { dueTime: null })), false],
])('the facts of a running loan have the reason for a missing rate: %s', (gap, plan, isPartlyPaid) => {
  expect(factsOfPlan(plan, null, isPartlyPaid)).toMatchObject({ rate: null, gap });
});

it('the facts of a running loan ignore a paid period of zero', () => {
  const waived = period(0, { ...paid, totalAmount: 0n });
  expect(factsOfPlan(testPlan([waived], [period(1)], payout), null, false)).toMatchObject({
    borrowed: 100_000n,
    cost: 10_000n,
    total: 110_000n,
  });
});

it('the facts of a running loan have the total of all payments after one is paid', () => {
  expect(factsOfPlan(testPlan([period(0, paid)], [period(1)], payout), null, false)).toMatchObject({
    borrowed: null,
    cost: null,
    total: 220_000n,
  });
});

it('the facts of a running loan come from the agreed terms if they are known, also after payments', () => {
  const facts = factsOfPlan(
    testPlan([period(0, paid)], [period(1, { ...late, totalAmount: 150_000n }), period(2)], payout),
    agreed,
    false,
  );
  expect(facts).toMatchObject({
    borrowed: 300_000n,
    cost: 30_000n,
    total: 330_000n,
    interest: null,
    gap: null,
    isEstimate: false,
    payout,
    nextAmount: 110_000n,
  });
});

it('the facts of a running loan separate interest and fees if plan and agreed terms agree', () => {
  expect(factsOfPlan(planOf(period(0), period(1), period(2)), agreed, false)).toMatchObject({
    interest: 24_000n,
    fees: 6_000n,
    isEstimate: false,
  });
  expect(factsOfPlan(planOf(period(0), period(1)), agreed, false)).toMatchObject({ interest: null, fees: null });
});

it('the facts of a running loan take a loan without interest as it is', () => {
  const free = { totalAmount: 100_000n, interest: 0n, fee: '' };
  expect(factsOfPlan(planOf(period(0, free), period(1, free)), null, false)).toMatchObject({
    cost: 0n,
    interest: 0n,
    fees: 0n,
    gap: null,
  });
});

it('the amount left of a loan is split if the server splits it', () => {
  expect(leftOf(testPlan([period(0, paid)], [period(1), period(2)]))).toEqual({
    principal: 200_000n,
    interest: 16_000n,
    fees: 4_000n,
  });
  expect(leftOf(testPlan([period(0, paid)], [period(1, { principal: '' })]))).toBeNull();
  expect(leftOf(testPlan([period(0, paid)], []))).toBeNull();
});
