import { paidPeriod, periodOf, testPayment, testPlan } from '@tests/support/plan-periods';
import { addDays } from './calendar-days';
import { assumedPayout, earliestPrepayment, lateDaysOf, planOfOffer, waitingPayments, withLateFees } from './loan-plan';
import { marketRules } from './market-rules';

const today = '2026-03-10';
const day = { today, utcOffset: '+07:00' };

describe('the plan of a loan', () => {
  it('contains the state and the days of each payment', () => {
    const on = (dueTime: string) => periodOf({ dueTime });
    const plan = testPlan([periodOf(paidPeriod)], [on('2026-03-05'), on(today), on('2026-04-05')], today);
    expect(plan.payments.map(({ name, state, dueIn }) => [name, state, dueIn])).toEqual([
      ['1', 'paid', 26],
      ['2', 'late', -5],
      ['3', 'next', 0],
      ['4', 'ahead', 26],
    ]);
    expect(plan.payments.map(lateDaysOf)).toEqual([0, 5, 0, 0]);
    expect(waitingPayments(plan)).toHaveLength(3);
    expect(plan).toMatchObject({ total: 440n, lastDue: '2026-04-05' });
  });

  it('has a late payment if the server calls it late, also before its day', () => {
    expect(testPayment({ periodStatus: '500', dueTime: '2026-04-20' }).state).toBe('late');
  });

  it('shows the text of the server if it is no date, and calculates with real dates only', () => {
    const due = ['soon', null, Date.UTC(2026, 4, 1)].map((dueTime) => periodOf({ dueTime }));
    const plan = testPlan([], due);
    expect(plan.payments.map((payment) => payment.day)).toEqual(['soon', '', '2026-05-01']);
    expect(plan.lastDue).toBeNull();
  });
});

describe('the parts of a payment', () => {
  const none = { principal: '', interest: '', fee: '' };

  it.each([
    ['all named', {}, { principal: 100n, interest: 10n, fees: 0n, lateFee: 0n }],
    ['no interest, no fees', { ...none, principal: 110n }, { principal: 110n, interest: 0n, fees: 0n, lateFee: 0n }],
    ['nothing to pay', { ...none, totalAmount: 0n }, { principal: 0n, interest: 0n, fees: 0n, lateFee: 0n }],
    [
      'late',
      { periodStatus: '500', fee: 5n, totalAmount: 115n },
      { principal: 100n, interest: 10n, fees: 5n, lateFee: null },
    ],
    ['principal left out', { principal: '', interest: 110n }, null],
    ['a part in words', { interest: 'soon' }, null],
    ['parts that do not add up', { fee: 1n }, null],
  ])('with %s', (_, rest, parts) => expect(testPayment(rest).parts).toEqual(parts));

  const late = { dueTime: '2026-03-05', totalAmount: 130n, fee: 20n };
  it.each([
    ['less than the fees', 115n, { fees: 5n, lateFee: 15n }],
    ['more than all fees, so it is not only a late fee', 100n, { fees: 20n, lateFee: null }],
    ['negative, because more was agreed than is due', 140n, { fees: 20n, lateFee: null }],
    ['unknown, as the agreed amount is words', 'soon', { fees: 20n, lateFee: null }],
  ])('contain the difference to the agreed payment as a late fee: %s', (_, amount, parts) => {
    expect(withLateFees(testPlan([], [periodOf(late)]), () => amount).payments[0]?.parts).toMatchObject(parts);
  });
});

describe('the plan of an offer', () => {
  const offer = { amount: 100n, repay_plans: [], firstPayTime: '2026-04-05', firstPeriodDay: '31' };

  it('has the payments and the texts of its server, and no parts', () => {
    const repay_plans = [
      { title: 'First', description: 'By bank', pay_time: '2026-04-05 10:00', amount: 60n },
      { title: '', description: '', pay_time: 'soon', amount: 'ask us' },
    ];
    const plan = planOfOffer({ ...offer, repay_plans }, day);
    expect(plan).toMatchObject({ received: 100n, total: null, lastDue: null });
    expect(plan.payments).toMatchObject([
      { name: 'First', title: 'First', note: 'By bank', day: '2026-04-05', state: 'next', total: 60n, parts: null },
      { name: '2', title: '', day: 'soon', date: null, state: 'ahead', total: 'ask us', parts: null },
    ]);
  });

  it.each([
    ['2026-04-05', '31', '2026-03-05'],
    ['2026-04-05', '', today],
    ['2026-04-05', '0', today],
    ['2026-04-05', 'a month', today],
    ['2026-04-05', '99999', today],
    ['', '31', today],
  ])('with a first payment on "%s" and a first period of "%s" days counts from %s', (firstPayTime, days, payout) => {
    expect(planOfOffer({ ...offer, firstPayTime, firstPeriodDay: days }, day).payout).toBe(payout);
  });

  it('counts from its first payment if the server does not name that day', () => {
    const repay_plans = [{ title: '', description: '', pay_time: '2026-04-06', amount: 60n }];
    expect(planOfOffer({ ...offer, firstPayTime: '', repay_plans }, day).payout).toBe('2026-03-06');
  });
});

it.each([
  [['2026-04-05', '2026-05-05', '2026-06-04'], '2026-03-06'],
  [['2026-06-04', '2026-04-05', '2026-05-05'], '2026-03-06'],
  [['2026-04-19', '2026-06-19', '2026-07-19'], '2026-03-20'],
  [['2026-04-05', '2026-04-05'], null],
  [['2026-04-05'], null],
])('the assumed payout of a running loan is one period before the first of %j', (dates, expected) => {
  expect(assumedPayout(dates)).toBe(expected);
});

it.each([
  ['a loan of 93 days', 93, '2026-04-21'],
  ['a loan of 92 days, whose half is a whole number', 92, '2026-04-20'],
  ['a loan of ten days, whose half comes before the seventh', 10, '2026-03-12'],
  ['a loan that ends on its first day', 0, '2026-03-12'],
])('early repayment is possible after the cooling-off or half the term: %s', (_, days, expected) => {
  const payout = '2026-03-05';
  expect(earliestPrepayment(payout, addDays(payout, days), marketRules({ id: 'india' }).prepayment)).toBe(expected);
});
