import { expect, it } from 'vitest';
import { planOfTerms } from '@/domain/loan-plan';
import { paidPeriod, periodOf, testPlan } from '../../../../../tests/support/plan-periods';
import { scheduleText } from './schedule-view';

const words = {
  states: { paid: 'Paid', late: 'Late', next: 'Next', ahead: 'To come' },
  columns: { outstanding: 'Outstanding', principal: 'Principal', interest: 'Interest', fee: 'Fees' },
  total: 'Payment',
  unknown: 'not stated',
};

const plan = testPlan(
  [periodOf({ ...paidPeriod, dueTime: '2026-03-05', totalAmount: 100n })],
  [periodOf({ periodNo: 'Period\n2', dueTime: 'soon', totalAmount: 100n, principal: 90n, interest: '', fee: 10n })],
);

const context = {
  head: ['Quick', '', 'Order 7'],
  words,
  together: 'Together',
  note: 'A note.',
  money: (amount: bigint | string) => (typeof amount === 'string' ? amount : `Rp${amount}`),
};

it('writes one payment a line, with what is not known said, and words kept to their line', () => {
  expect(scheduleText(plan, context).split('\n')).toEqual([
    'Quick',
    'Order 7',
    '',
    '1, 2026-03-05, Paid: Rp100 (Principal not stated, Fees not stated)',
    'Period 2, soon, Next: Rp100 (Principal Rp90, Fees Rp10)',
    'Together: Rp200 (Principal not stated, Fees not stated)',
    '',
    'A note.',
  ]);
});

it('needs no parts and no note', () => {
  const payments = [{ dueTime: '2026-03-05', amount: 'ask us' }];
  const offer = planOfTerms(
    { received: 1n, payout: '2026-03-05', payments },
    { today: '2026-03-05', utcOffset: '+07:00' },
  );
  expect(scheduleText(offer, { ...context, head: [], note: '' })).toBe(
    '\n1, 2026-03-05, Next: ask us\nTogether: not stated',
  );
});
