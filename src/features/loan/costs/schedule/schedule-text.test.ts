import { expect, it } from 'vitest';
import type { Schedule } from './schedule';
import { scheduleText } from './schedule-text';

const words = {
  states: { paid: 'Paid', late: 'Late', next: 'Next', ahead: 'To come' },
  parts: { outstanding: 'Outstanding', principal: 'Principal', interest: 'Interest', fee: 'Fees' },
  total: 'Payment',
  unknown: 'not stated',
};

const schedule: Schedule = {
  parts: ['principal', 'fee'],
  rows: [
    {
      name: '1',
      day: '2026-03-05',
      date: '2026-03-05',
      state: 'paid',
      total: 100n,
      parts: { outstanding: 'Outstanding', principal: null, fee: null },
    },
    {
      name: 'Period\n2',
      day: 'soon',
      date: null,
      state: 'next',
      total: 'ask us',
      parts: { outstanding: 'Outstanding', principal: 90n, fee: 10n },
    },
  ],
};

const context = {
  head: ['Quick', '', 'Order 7'],
  words,
  together: 'Together',
  note: 'A note.',
  money: (amount: bigint | string) => (typeof amount === 'string' ? amount : `Rp${amount}`),
};

it('writes one payment a line, with what is not known said, and words kept to their line', () => {
  expect(scheduleText(schedule, context).split('\n')).toEqual([
    'Quick',
    'Order 7',
    '',
    '1, 2026-03-05, Paid: Rp100 (Principal not stated, Fees not stated)',
    'Period 2, soon, Next: ask us (Principal Rp90, Fees Rp10)',
    'Together: not stated (Principal not stated, Fees not stated)',
    '',
    'A note.',
  ]);
});

it('needs no parts and no note', () => {
  const bare = { ...schedule, parts: [], rows: schedule.rows.slice(0, 1) };
  expect(scheduleText(bare, { ...context, head: [], note: '' })).toBe('\n1, 2026-03-05, Paid: Rp100\nTogether: Rp100');
});
