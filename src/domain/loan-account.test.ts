import { always } from '@tests/support/always';
import { dueOn, paidPeriod, paymentOn, payout, periodOf, termsOf, testAccount } from '@tests/support/plan-periods';
import fc from 'fast-check';
import { endOf } from './amount-due';
import { addDays } from './calendar-days';
import { factsOfTerms } from './loan-account';
import type { LoanTerms } from './loan-plan';

type Period = ReturnType<typeof periodOf>;

function period(index: number, rest: Partial<Period> = {}): Period {
  const parts = { totalAmount: 110_000n, principal: 100_000n, interest: 8_000n, fee: 2_000n };
  return periodOf({ dueTime: dueOn(index), ...parts, ...rest });
}

const paid = (index: number, rest: Partial<Period> = {}) => period(index, { ...paidPeriod, ...rest });
const late = { periodStatus: '500' };
const agreed = termsOf();
const sums = { borrowed: 300_000n, cost: 30_000n, total: 330_000n, gap: null };

type Known = Parameters<typeof testAccount>[2];

/** The account on the day of the payout. */
const account = (made: readonly Period[], open: readonly Period[], known: Known = {}) =>
  testAccount(made, open, { today: payout, ...known });

describe('the facts of an offer', () => {
  it('contain cost and rate', () => {
    const facts = factsOfTerms(agreed);
    expect(facts).toMatchObject({ ...sums, interest: null, fees: null });
    expect(facts).toMatchObject({ nextAmount: 110_000n, lastDue: '2026-06-03' });
    expect(facts.rate?.rate).toBeCloseTo(0.8, 1);
  });

  it('leave out what a payment in words makes unknown', () => {
    const facts = factsOfTerms(termsOf({ payments: [{ pay_time: '2026-04-05', amount: 'soon' }] }));
    const unknown = { cost: null, total: null, rate: null, nextAmount: null };
    expect(facts).toMatchObject({ borrowed: 300_000n, gap: 'amount', ...unknown });
  });

  it('handle a loan without cost, and one that repays less than was received', () => {
    expect(factsOfTerms(termsOf({ received: 330_000n }))).toMatchObject({ cost: 0n });
    expect(factsOfTerms(termsOf({ received: 330_000n })).rate?.rate).toBeCloseTo(0, 6);
    expect(factsOfTerms(termsOf({ received: 400_000n }))).toMatchObject({ cost: -70_000n });
  });
});

describe('the cost of a running loan', () => {
  it('comes from its plan alone while nothing is paid, with the rate as an estimate', () => {
    const { facts } = account([], [period(0), period(1), period(2)]);
    expect(facts).toMatchObject({ ...sums, interest: 24_000n, fees: 6_000n, payout: null });
    expect(facts.rate?.payout).toBe(payout);
    expect(facts.rate?.rate).toBeCloseTo(factsOfTerms(agreed).rate?.rate ?? 0, 9);
  });

  it.each<[string, string, Period[], Period[], Known?]>([
    ['paid', 'a paid period without parts', [paid(0)], [period(1), period(2)]],
    ['paid', 'a paid period of unclear fees', [period(0, { fee: 8_000n, totalAmount: 116_000n })], [period(1)]],
    ['late', 'a late period', [], [period(0, late), period(1)]],
    ['partly-paid', 'a part payment', [], [period(0), period(1)], { status: '3' }],
    ['late', 'a collection, in which a part may be paid', [], [period(0), period(1)], { status: '5' }],
    ['split', 'a missing part', [], [period(0, { principal: '' }), period(1)]],
    ['split', 'a part in words', [], [period(0, { interest: 'soon' }), period(1)]],
    ['split', 'parts that do not add up', [], [period(0, { fee: 1n }), period(1)]],
    ['split', 'no payments', [], []],
    ['payout', 'one payment', [], [period(0)]],
    ['date', 'a missing day', [], [period(0), period(1), period(2, { dueTime: null })]],
  ])('has the reason for a missing rate: %s, %s', (gap, _, made, open, known) => {
    expect(account(made, open, known).facts).toMatchObject({ rate: null, gap });
  });

  it('comes from the agreed terms if they are known, also after payments', () => {
    const open = [period(1, { ...late, totalAmount: 150_000n }), period(2)];
    const { facts } = account([paid(0)], open, { agreed });
    expect(facts).toMatchObject({ ...sums, interest: null, payout, nextAmount: 110_000n });
  });

  it('comes from the agreed terms on the agreed days, also after an extension', () => {
    const moved = [0, 1, 2].map((index) => period(index, { dueTime: addDays(dueOn(index), 30) }));
    const { facts } = account([], moved, { agreed });
    expect(facts).toMatchObject({ ...sums, lastDue: '2026-06-03', rate: factsOfTerms(agreed).rate });
  });

  const free = { totalAmount: 100_000n, interest: 0n, fee: '' };
  it.each<[string, Period[], Period[], LoanTerms | null, object]>([
    ['ignores a paid zero', [paid(0, { totalAmount: 0n })], [period(1)], null, { borrowed: 100_000n, cost: 10_000n }],
    ['has the total after a payment', [paid(0)], [period(1)], null, { borrowed: null, cost: null, total: 220_000n }],
    ['is split as agreed', [], [period(0), period(1), period(2)], agreed, { interest: 24_000n, fees: 6_000n }],
    ['is not split if it differs', [], [period(0), period(1)], agreed, { interest: null, fees: null }],
    ['may be nothing', [], [period(0, free), period(1, free)], null, { cost: 0n, interest: 0n, fees: 0n, gap: null }],
  ])('%s', (_, made, open, terms, facts) => {
    expect(account(made, open, { agreed: terms }).facts).toMatchObject(facts);
  });
});

describe('the agreed payments', () => {
  const statesOf = (made: Period[], open: Period[], terms = agreed) =>
    account(made, open, { agreed: terms, today: '2026-05-10' }).agreed?.payments.map(({ state }) => state);
  const dear = { totalAmount: 116_000n };
  const moved = (index: number, days: number) => period(index, { dueTime: addDays(dueOn(index), days) });

  it.each<[string, Period[], Period[], string[], LoanTerms?]>([
    ['paid with a late charge, late, next', [paid(0, dear)], [period(1, dear), period(2)], ['paid', 'late', 'next']],
    ['moved by an extension', [paid(0)], [moved(1, 30), moved(2, 30)], ['paid', 'next', 'ahead']],
    ['of which the first moved behind the second', [], [moved(0, 95), period(1), period(2)], ['next', 'late', 'ahead']],
    [
      'paid out of order',
      [period(1, { periodNo: '2' })],
      [period(0, { periodNo: '1' }), period(2, { periodNo: '3' })],
      ['late', 'paid', 'next'],
    ],
    [
      'two of them on one day',
      [paid(0)],
      [period(0), period(2)],
      ['paid', 'late', 'next'],
      termsOf({ payments: [paymentOn(0), paymentOn(0), paymentOn(2)] }),
    ],
    ['fewer than agreed', [], [period(1), period(2)], ['unknown', 'late', 'next']],
    ['none', [], [], ['unknown', 'unknown', 'unknown']],
  ])('have the states of the plan: %s', (_, made, open, states, terms) => {
    expect(statesOf(made, open, terms)).toEqual(states);
  });

  it('have the parts of the plan, unless the server changed their amount', () => {
    const changed = period(0, { totalAmount: 150_000n, fee: 42_000n, ...late });
    const terms = account([], [changed, period(1), period(2)], { agreed }).agreed;
    expect(terms?.payments.map(({ total }) => total)).toEqual([110_000n, 110_000n, 110_000n]);
    expect(terms?.payments.map(({ stated }) => stated.principal)).toEqual([null, 100_000n, 100_000n]);
  });
});

describe('a late charge', () => {
  const charged = { totalAmount: 116_000n, fee: 8_000n };
  const partsOf = (made: Period[], open: Period[], terms: LoanTerms | null) =>
    account(made, open, { agreed: terms, today: '2026-04-10' }).plan.payments[0]?.parts;

  it('is separate from the fees if the agreed payment is known, and stays so when it is paid', () => {
    const parts = { fees: 2_000n, lateFee: 6_000n };
    expect(partsOf([], [period(0, charged), period(1), period(2)], agreed)).toMatchObject(parts);
    expect(partsOf([period(0, charged)], [period(1), period(2)], agreed)).toMatchObject(parts);
  });

  it('is told apart from the instalments in what is due and in what has changed, as far as it is known', () => {
    const open = [period(0, charged), period(1), period(2)];
    const today = '2026-04-10';
    const known = account([], open, { agreed, today });
    expect(known.dueParts).toEqual({ instalments: 110_000n, charges: 6_000n, isLateCharge: true });
    expect(known.origin).toEqual({ borrowed: 300_000n, cost: 30_000n, changed: 6_000n, isLateCharge: true });
    // Without the agreed payment, or after a part payment, the charges are all fees that are due.
    expect(account([], open, { today }).dueParts).toEqual({
      instalments: 108_000n,
      charges: 8_000n,
      isLateCharge: false,
    });
    const rest = period(0, { totalAmount: 53_000n, principal: 43_000n });
    expect(account([], [rest, period(1), period(2)], { agreed, today }).dueParts).toMatchObject({ charges: 2_000n });
    expect(account([], [period(0, { principal: '' })], { today }).dueParts).toBeNull();
    expect(account([], open, { agreed, today: payout }).dueParts).toBeNull();
  });

  it('is among the charges if the agreed payment is not known', () => {
    const parts = { fees: 8_000n, lateFee: null };
    expect(partsOf([], [period(0, charged), period(1), period(2)], null)).toMatchObject(parts);
    expect(partsOf([period(0, charged)], [period(1), period(2)], null)).toMatchObject(parts);
  });
});

describe('what is due', () => {
  const today = '2026-04-10';
  const first = period(0);
  const second = period(1);

  it.each([
    ['nothing now before its day', [second], 110_000n, 0n, 110_000n, 0n],
    ['what is late', [first, second], 110_000n, 110_000n, 110_000n, 0n],
    ['what is late, also if the lender asks for more', [first, second], 220_000n, 110_000n, 110_000n, 0n],
    ['with what the payments do not explain', [first, second], 117_000n, 110_000n, 110_000n, 7_000n],
    ['with what the payments do not explain, of the next one', [second], 99_000n, 0n, 110_000n, -11_000n],
    ['also if the amount is words', [first, second], 'ask us', 110_000n, 110_000n, 0n],
  ])('is %s', (_, open, due, dueNow, next, unexplained) => {
    const found = account([], open, { today, due });
    expect(found).toMatchObject({ dueNow, unexplained });
    expect(found.next?.total).toBe(next);
  });

  it('is what comes today', () => {
    expect(account([], [first], { today: dueOn(0) })).toMatchObject({ dueNow: 110_000n, next: null });
  });

  it('has no amount and no days if the lender does not send them', () => {
    expect(account([], [first], { status: '180', today }).due).toMatchObject({
      amount: null,
      day: dueOn(0),
      dueIn: -6,
    });
    expect(account([], [], { status: '180', today }).due).toMatchObject({ amount: null, day: '', dueIn: null });
    expect(account([], [first], { status: '4', today }).due.dueIn).toBeNull();
  });
});

it('a paid part is not called a reduction by the lender: the account says only by how much the payments changed', () => {
  for (const status of ['3', '180', '5']) {
    const found = account([], [period(0, { totalAmount: 53_000n, principal: 43_000n }), period(1), period(2)], {
      status,
      agreed,
    });
    expect(found.origin).toMatchObject({ borrowed: 300_000n, cost: 30_000n, changed: -57_000n, isLateCharge: false });
    expect(found.mayLackParts).toBe(true);
  }
});

it('the days for a calendar are those of the unpaid payments, or that of the amount due', () => {
  const upcoming = (open: Period[], known: Known = {}) =>
    account([paid(0)], open, { due: 110_000n, ...known }).upcoming.map(({ at, total }) => [at, total]);
  expect(upcoming([period(1), period(2)])).toEqual([
    [dueOn(1), 110_000n],
    [dueOn(2), 110_000n],
  ]);
  expect(upcoming([period(1, { dueTime: 'soon' })])).toEqual([]);
  expect(upcoming([], { dueTime: '2026-04-04 10:00' })).toEqual([[Date.parse('2026-04-04T10:00+07:00'), 110_000n]]);
  expect(upcoming([], { dueTime: dueOn(1), status: '200' })).toEqual([]);
  expect(upcoming([], { dueTime: dueOn(1), due: '' })).toEqual([]);
});

it('nothing below or at zero is put into a calendar', () => {
  const upcoming = (total: bigint, due: bigint) =>
    testAccount([], total === 1n ? [] : [periodOf({ totalAmount: total })], { due, dueTime: '2026-04-05' }).upcoming;
  expect(
    [upcoming(0n, 5n), upcoming(-5n, -5n), upcoming(1n, 0n), upcoming(1n, -5n)].map(({ length }) => length),
  ).toEqual([1, 0, 0, 0]);
});

it.each([
  ['200', '', 'repaid'],
  ['200', 0n, 'repaid'],
  // The lender says two things.
  ['200', 500n, 'closed'],
  ['4', 0n, 'closed'],
  ['180', 0n, null],
  ['987', 0n, null],
])('a loan of status %s with the amount %s has ended: %s', (orderStatus, repayAmount, end) =>
  expect(endOf({ orderStatus, repayAmount })).toBe(end),
);

it('the amount left is split if the server splits it', () => {
  const parts = { principal: 200_000n, interest: 16_000n, fees: 4_000n };
  expect(account([paid(0)], [period(1), period(2)]).left).toEqual(parts);
  expect(account([paid(0)], [period(1, { principal: '' })]).left).toBeNull();
  expect(account([paid(0)], []).left).toBeNull();
});

const figure = fc.oneof(fc.bigInt({ min: -1_000n, max: 10_000n }), fc.constantFrom('', 'soon'));
const periods = fc.array(
  fc
    .record({
      periodStatus: fc.constantFrom('170', '500'),
      dueTime: fc.oneof(
        fc.constant(null),
        fc.integer({ min: -90, max: 90 }).map((days) => addDays(payout, days)),
      ),
      totalAmount: fc.bigInt({ min: -1_000n, max: 100_000n }),
      principal: figure,
      interest: figure,
      fee: figure,
    })
    .map(periodOf),
  { maxLength: 6 },
);

always('the account adds up for any answer', [periods, periods, figure, fc.boolean()], (made, open, due, isAgreed) => {
  const found = account(made, open, { due, agreed: isAgreed ? agreed : null });
  const sumOf = (of: readonly { total: bigint }[]) => of.reduce((sum, { total }) => sum + total, 0n);
  expect(found.paid + found.owed).toBe(found.all);
  expect(sumOf(found.plan.payments)).toBe(found.all);
  for (const { parts, total } of found.plan.payments)
    if (parts) expect(parts.principal + parts.interest + parts.fees + (parts.lateFee ?? 0n)).toBe(total);
  if (found.next) expect((found.next.dueIn ?? 1) > 0 && found.next.state !== 'late').toBe(true);
  if (found.origin) expect(found.origin.borrowed + found.origin.cost + found.origin.changed).toBe(found.all);
});
