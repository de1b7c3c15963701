import { expect, it, describe } from 'vitest';
import { addDays } from '@/domain/calendar-days';
import { planOfTerms, type LoanPlan } from '@/domain/loan-plan';
import type { Currency } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import type { Period } from '@/platform/api/contract/repayment';
import { paidPeriod as paid, periodOf, testPlan } from '../../../../../tests/support/plan-periods';
import { formColumnsOf } from '../schedule/schedule-table';
import {
  factsOfPlan,
  factsOfTerms,
  leftOf,
  statedCostRows,
  agreedPayments,
  dailyShare,
  instalmentsOf,
  termDays,
} from './facts';

const payout = '2026-03-05';
const dueOf = (index: number) => addDays(payout, 30 * (index + 1));
const day = { today: payout, utcOffset: '+07:00' };

function period(index: number, rest: Partial<Period> = {}): Period {
  const parts = { totalAmount: 110_000n, principal: 100_000n, interest: 8_000n, fee: 2_000n };
  return periodOf({ dueTime: dueOf(index), ...parts, ...rest });
}

const late = { periodStatus: '500' };
const planOf = (...waiting: Period[]) => testPlan([], waiting, payout);

const payment = (index: number, amount: bigint | string = 110_000n) => ({ dueTime: dueOf(index), amount });
const offer = { received: 300_000n, payout, payments: [payment(0), payment(1), payment(2)] };
const termsOf = (rest: Partial<Parameters<typeof planOfTerms>[0]> = {}) => planOfTerms({ ...offer, ...rest }, day);
const agreed = termsOf();
const sums = { borrowed: 300_000n, cost: 30_000n, total: 330_000n, gap: null };

it('the facts of an offer contain cost and rate', () => {
  const facts = factsOfTerms(agreed);
  expect(facts).toMatchObject({ ...sums, interest: null, fees: null, isEstimate: false });
  expect(facts).toMatchObject({ nextAmount: 110_000n, lastDue: '2026-06-03' });
  expect(facts.rate?.rate).toBeCloseTo(0.8, 1);
});

it('the facts of an offer leave out what a payment in words makes unknown', () => {
  const facts = factsOfTerms(termsOf({ payments: [{ dueTime: '2026-04-05', amount: 'soon' }] }));
  const unknown = { cost: null, total: null, rate: null, nextAmount: null };
  expect(facts).toMatchObject({ borrowed: 300_000n, gap: 'amount', ...unknown });
});

it('the facts of an offer handle a loan without cost, and one that repays less than was received', () => {
  expect(factsOfTerms(termsOf({ received: 330_000n }))).toMatchObject({ cost: 0n });
  expect(factsOfTerms(termsOf({ received: 330_000n })).rate?.rate).toBeCloseTo(0, 6);
  expect(factsOfTerms(termsOf({ received: 400_000n }))).toMatchObject({ cost: -70_000n });
});

it('the facts of a running loan come from its plan alone while nothing is paid, with the rate as an estimate', () => {
  const facts = factsOfPlan(planOf(period(0), period(1), period(2)), null, false);
  expect(facts).toMatchObject({ ...sums, interest: 24_000n, fees: 6_000n, isEstimate: true, payout: null });
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

it('the facts of a running loan come from the agreed terms if they are known, also after payments', () => {
  const facts = factsOfPlan(
    testPlan([period(0, paid)], [period(1, { ...late, totalAmount: 150_000n }), period(2)], payout),
    agreed,
    false,
  );
  expect(facts).toMatchObject({ ...sums, interest: null, isEstimate: false, payout, nextAmount: 110_000n });
});

const free = { totalAmount: 100_000n, interest: 0n, fee: '' };
const onePaid = (rest: Partial<Period>) => testPlan([period(0, { ...paid, ...rest })], [period(1)], payout);

it.each<[string, LoanPlan, typeof agreed | null, object]>([
  ['ignore a paid period of zero', onePaid({ totalAmount: 0n }), null, { borrowed: 100_000n, cost: 10_000n }],
  ['have the total after a payment', onePaid({}), null, { borrowed: null, cost: null, total: 220_000n }],
  ['split a cost as agreed', planOf(period(0), period(1), period(2)), agreed, { interest: 24_000n, fees: 6_000n }],
  ['do not split another cost', planOf(period(0), period(1)), agreed, { interest: null, fees: null }],
  ['contain no cost', planOf(period(0, free), period(1, free)), null, { cost: 0n, interest: 0n, fees: 0n, gap: null }],
])('the facts of a running loan %s', (_, plan, terms, facts) => {
  expect(factsOfPlan(plan, terms, false)).toMatchObject(facts);
});

it('the amount left of a loan is split if the server splits it', () => {
  const left = leftOf(testPlan([period(0, paid)], [period(1), period(2)]));
  expect(left).toEqual({ principal: 200_000n, interest: 16_000n, fees: 4_000n });
  expect(leftOf(testPlan([period(0, paid)], [period(1, { principal: '' })]))).toBeNull();
  expect(leftOf(testPlan([period(0, paid)], []))).toBeNull();
});

const loan = { borrowed: 300_000_000n, total: 330_000_000n };

type Words = [received: string, interest: string, fee: string, total: string];

const words: Record<string, Words> = {
  en: ['Amount received', 'Interest', 'Service fee', 'Total to repay'],
  id: ['Dana diterima', 'Bunga', 'Biaya layanan', 'Total pembayaran'],
  hi: ['मिलने वाली राशि', 'ब्याज', 'सेवा शुल्क', 'कुल भुगतान'],
  zh: ['到账金额', '利息', '服务费', '还款总额'],
};

describe.each(Object.entries(words))('stated costs in %s', (_, [received, interest, fee, total]) => {
  it.each<[Currency, string, string, string, string]>([
    ['IDR', 'Rp3.000.000', 'Rp200.000', 'Rp100.000', 'Rp3.300.000'],
    ['IDR', 'Rp 3.000.000,00', 'Rp 200.000,00', 'Rp 100.000,00', 'Rp 3.300.000,00'],
    ['INR', '₹30,00,000', '₹2,00,000', '₹1,00,000', '₹33,00,000'],
    ['INR', '3000000', '200000', '3.3%', '3300000.00'],
  ])('stated costs are interest and fees only: %s %s', (currency, lent, charged, asked, owed) => {
    const rows = [
      { text: 'Bank', value: 'BCA •••• 4821' },
      { text: received, value: lent },
      { text: interest, value: charged },
      { text: fee, value: asked },
      { text: total, value: owed },
    ];
    const stated = { rate: '', rows };
    expect(statedCostRows({ stated, facts: loan }, (minor) => shownAmount(minor, currency))).toEqual({
      interest: [{ text: interest, value: charged }],
      fees: [{ text: fee, value: asked }],
    });
  });
});

it('stated costs are empty if the server sends none', () => {
  expect(statedCostRows({ stated: null, facts: loan }, String)).toEqual({ interest: [], fees: [] });
});

it.each([
  [
    'are the same amount every thirty days',
    agreed,
    { count: 3, each: 110_000n, least: 110_000n, most: 110_000n, first: '2026-04-04', everyDays: 30 },
  ],
  [
    'differ in amount and in distance',
    termsOf({ payments: [payment(0), payment(1, 90_000n), { ...payment(2), dueTime: '2026-08-01' }] }),
    { each: null, least: 90_000n, most: 110_000n, everyDays: null },
  ],
  ['are words', termsOf({ payments: [payment(0), payment(1, 'soon')] }), { each: null, least: null, most: null }],
  ['are none', termsOf({ payments: [] }), { count: 0, each: null, first: null }],
  ['are one', termsOf({ payments: [payment(0)] }), { count: 1, each: 110_000n, everyDays: null }],
])('the payments in short %s', (_, { payments }, expected) => expect(instalmentsOf(payments)).toMatchObject(expected));

it('the term is from the payout to the last payment, and the cost is divided by its days', () => {
  const facts = factsOfTerms(agreed);
  expect(termDays(facts)).toBe(90);
  expect(dailyShare(facts)).toBeCloseTo(30_000 / 300_000 / 90, 12);
  expect(termDays({ ...facts, payout: null, rate: null })).toBeNull();
  expect(dailyShare({ ...facts, cost: null })).toBeNull();
  expect(dailyShare({ ...facts, lastDue: payout })).toBeNull();
});

const agreedWith = (...waiting: Period[]) => agreedPayments(agreed, testPlan([], waiting, payout));

it('the agreed payments have the parts that the plan names', () => {
  const [outstanding, ...columns] = formColumnsOf(agreedWith(period(0), period(1), period(2)));
  expect(columns.map(({ name }) => name)).toEqual(['principal', 'interest', 'fee']);
  expect(outstanding?.figures).toEqual([300_000n, 200_000n, 100_000n]);
});

it('an agreed payment stays as agreed after the server changed it, and then has no parts', () => {
  const changed = period(0, { totalAmount: 150_000n, fee: 42_000n, periodStatus: '500' });
  const payments = agreedWith(changed, period(1), period(2));
  expect(payments.map(({ total }) => total)).toEqual([110_000n, 110_000n, 110_000n]);
  expect(formColumnsOf(payments)[0]?.figures).toEqual([null, 200_000n, 100_000n]);
  expect(payments[0]?.stated.principal).toBeNull();
});
