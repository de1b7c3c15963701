import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@/domain/calendar-days';
import { type LoanPlan, planOfTerms, withLateFees } from '@/domain/loan-plan';
import { sumMinor } from '@/domain/money';
import { always } from '../../../../tests/support/always';
import { paidPeriod, periodOf, testPlan } from '../../../../tests/support/plan-periods';
import { factsOfPlan } from './key-facts/facts';
import { ledgerOf, ledgerParts } from './ledger';

const today = '2026-03-10';

const paid = periodOf({ periodNo: '1', dueTime: '2026-02-05', ...paidPeriod });
const late = periodOf({ periodNo: '2', dueTime: '2026-03-05', totalAmount: 130n, fee: 20n });
const next = periodOf({ periodNo: '3', dueTime: '2026-04-05' });

const agreed = planOfTerms(
  {
    received: 300n,
    payout: '2026-01-05',
    payments: [
      { dueTime: '2026-02-05', amount: 110n },
      { dueTime: '2026-03-05', amount: 115n },
      { dueTime: '2026-04-05', amount: 110n },
    ],
  },
  { today, utcOffset: '+07:00' },
);

const originOf = (plan: LoanPlan, terms: typeof agreed | null = null) =>
  ledgerOf(plan, '', factsOfPlan(plan, terms, false)).origin;

it.each([
  ['the first payments that make up the amount', [late, next], 130n, 1, 0n],
  ['as many payments as the amount is made of, late or not', [late, next], 240n, 2, 0n],
  ['the late ones, where the amount is more', [late, next], 137n, 1, 7n],
  ['the late ones, where the amount is less', [late, next], 99n, 1, -31n],
  ['the next one, where none is late', [next], 99n, 1, -11n],
  ['none, where the amount is words', [next], 'ask us', 0, 0n],
])('the ledger counts %s as due, and has the difference', (_, waiting, amount, count, unexplained) => {
  const ledger = ledgerOf(testPlan([], waiting), amount, null);
  expect(ledger.due.payments).toHaveLength(count);
  expect(ledger.unexplained).toBe(unexplained);
});

it('the ledger has the late fee if the agreed payment is known, else it is among the charges', () => {
  const plan = testPlan([], [late]);
  const partsOf = ({ payments }: LoanPlan) => payments.flatMap(ledgerParts);
  expect(partsOf(withLateFees(plan, agreed))).toEqual([
    { kind: 'principal', amount: 100n },
    { kind: 'interest', amount: 10n },
    { kind: 'fee', amount: 5n },
    { kind: 'late-charge', amount: 15n },
  ]);
  expect(partsOf(plan)).toEqual([
    { kind: 'principal', amount: 100n },
    { kind: 'interest', amount: 10n },
    { kind: 'charges', amount: 20n },
  ]);
  expect(partsOf(testPlan([], [periodOf({ interest: 11n })]))).toEqual([]);
});

it('the ledger begins with the borrowed amount of the agreed terms or of all payments', () => {
  expect(originOf(testPlan([paid], [late, next]), agreed)).toEqual({ borrowed: 300n, cost: 35n, added: 15n });
  expect(originOf(testPlan([], [next, periodOf()]))).toEqual({ borrowed: 200n, cost: 20n, added: 0n });
  expect(originOf(testPlan([{ ...paid, totalAmount: 0n }], [next]))).toEqual({ borrowed: 100n, cost: 10n, added: 0n });
  // A paid payment has no parts; late fees are no cost of the loan.
  expect(originOf(testPlan([paid], [next]))).toBeNull();
  expect(originOf(testPlan([], [late, next]))).toBeNull();
  expect(ledgerOf(testPlan([], [next]), '', null).origin).toBeNull();
});

const figure = fc.oneof(fc.bigInt({ min: -1_000n, max: 10_000n }), fc.constantFrom('', 'soon'));
const periods = fc.array(
  fc
    .record({
      periodStatus: fc.constantFrom('170', '500'),
      dueTime: fc.oneof(
        fc.constant(null),
        fc.integer({ min: -90, max: 90 }).map((days) => addDays(today, days)),
      ),
      totalAmount: fc.bigInt({ min: -1_000n, max: 100_000n }),
      principal: figure,
      interest: figure,
      fee: figure,
    })
    .map(periodOf),
  { maxLength: 6 },
);
always('the ledger adds up for any answer', [periods, periods, figure, fc.boolean()], (made, open, due, isAgreed) => {
  const read = testPlan(made, open, today);
  const plan = isAgreed ? withLateFees(read, agreed) : read;
  const ledger = ledgerOf(plan, due, factsOfPlan(plan, isAgreed ? agreed : null, false));
  for (const { payments, sum } of [ledger.paid, ledger.due, ledger.later])
    expect(sumMinor(payments.map(({ total }) => total))).toBe(sum);
  for (const payment of plan.payments)
    if (payment.parts) expect(sumMinor(ledgerParts(payment).map(({ amount }) => amount))).toBe(payment.total);
  expect(sumMinor([...made, ...open].map(({ totalAmount }) => totalAmount))).toBe(ledger.all);
  expect(ledger.due.sum + ledger.later.sum).toBe(ledger.owed);
  if (typeof due === 'bigint' && due !== 0n) expect(ledger.due.sum + ledger.unexplained).toBe(due);
  if (ledger.origin) expect(ledger.origin.borrowed + ledger.origin.cost + ledger.origin.added).toBe(ledger.all);
});
