import { paidPeriod, paymentOn, periodOf, termsOf, testPlan } from '@tests/support/plan-periods';
import { columnsOf } from './schedule-table';

it('the columns of a schedule are the parts that the server sends, without a column of zero', () => {
  const columns = columnsOf(testPlan([], [periodOf(), periodOf()]).payments);
  expect(columns).toEqual([
    { name: 'principal', figures: [100n, 100n], sum: 200n },
    { name: 'interest', figures: [10n, 10n], sum: 20n },
  ]);
});

it('the columns of a schedule have no sum where a payment has no figure, or has words', () => {
  const { payments } = testPlan([periodOf(paidPeriod)], [periodOf({ fee: 5n, interest: 'soon' })]);
  expect(columnsOf(payments)).toEqual([
    { name: 'principal', figures: [null, 100n], sum: null },
    { name: 'interest', figures: [null, 'soon'], sum: null },
    { name: 'fee', figures: [null, 5n], sum: null },
  ]);
});

it('the schedule of an offer has no columns, because the server sends the payments only', () => {
  const offer = termsOf({ payments: [paymentOn(0)] });
  expect(columnsOf(offer.payments)).toEqual([]);
  expect(columnsOf(offer.payments, true).map(({ name, figures }) => [name, figures])).toEqual([
    ['outstanding', [null]],
    ['principal', [null]],
    ['interest', [null]],
  ]);
});

it('the schedule of a form has the debt before each payment, if the later principals are known', () => {
  const owed = (...principals: (bigint | string)[]) =>
    columnsOf(
      testPlan(
        [],
        principals.map((principal) => periodOf({ principal })),
      ).payments,
      true,
    )[0]?.figures;
  expect(owed(100n, 60n, 40n)).toEqual([200n, 100n, 40n]);
  expect(owed('', 60n, 40n)).toEqual([null, 100n, 40n]);
});
