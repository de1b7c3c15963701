import { periodOf, testPlan } from '@tests/support/plan-periods';
import type { LoanPlan } from '@/domain/loan-plan';
import { markets } from '@/domain/market';
import type { AgreedLoan } from './agreed-terms';
import { agreedKey, agreedTerms, orderIdIn } from './agreed-terms';

const payments = [
  { date: '2026-04-05', amount: '1600000' },
  { date: '2026-05-06', amount: 'soon' },
];
const terms = { received: '3000000', payout: '2026-03-05', payments, stated: { rate: '', rows: [] } };
const record: AgreedLoan = { ...terms, market: 'india', orderId: '7' };

const plan = (...dates: string[]) =>
  testPlan(
    [],
    dates.map((dueTime) => periodOf({ dueTime })),
  );

const same = plan('2026-04-05', '2026-05-06');

it('the stored terms of an accepted loan are those of its order', () => {
  expect(agreedTerms(record, plan('2026-09-09'), markets.india)).toMatchObject({
    received: 3_000_000n,
    payout: '2026-03-05',
    payments: [
      { date: '2026-04-05', total: 1_600_000n },
      { date: '2026-05-06', total: 'soon' },
    ],
  });
});

const noOrder = { ...record, orderId: '' };
const noLastDay = { ...noOrder, payments: [{ date: null, amount: '1' }] };

it.each<[string, AgreedLoan | null, LoanPlan, 'india' | 'indonesia']>([
  ['there are none', null, same, 'india'],
  ['they are of another market', record, same, 'indonesia'],
  ['they name no order, and the plan is longer', noOrder, plan('2026-04-05', '2026-05-06', '2026-06-06'), 'india'],
  ['they name no order, and the plan ends on another day', noOrder, plan('2026-04-05', '2026-06-06'), 'india'],
  ['they name no order, and no last day', noLastDay, plan('2026-04-05'), 'india'],
])('stored terms are unused if %s', (_, kept, of, market) => expect(agreedTerms(kept, of, markets[market])).toBeNull());

it('the stored terms of an accepted loan are used without an order if the plan matches', () => {
  expect(agreedTerms(noOrder, same, markets.india)).not.toBeNull();
});

it.each([
  ['https://pay.example/loanDetails?productId=2101&orderId=00123', '00123'],
  ['/loanDetails?orderId=12345678901234567890&productId=1', '12345678901234567890'],
  ['https://pay.example/?x=1#/borrowDetail/?productId=1&orderId=7', '7'],
  ['https://pay.example/?orderId=6#/borrowDetail/?orderId=7', '7'],
  ['https://pay.example/loanDetails?productId=2101', ''],
  ['javascript:alert(1)', ''],
  [`/x?orderId=${'9'.repeat(500)}`, ''],
  ['', ''],
])('the address %s has the order "%s"', (address, expected) => expect(orderIdIn(address)).toBe(expected));

it('terms without an order are stored under their product, apart from orders with the same id', () => {
  expect(agreedKey('', '2101')).not.toBe(agreedKey('2101', ''));
  expect(agreedKey('7', '2101')).toBe(agreedKey('7', '9'));
});
