import { always } from '@tests/support/always';
import { paymentOf } from '@tests/support/payments';
import fc from 'fast-check';
import { followUpOf, proofText } from './payment-proof';

const saidAt = Date.parse('2026-03-01T10:00:00+07:00');
const minutes = (count: number) => count * 60_000;
const payment = (expireTime: string | number | null) => paymentOf({ stage: 'said', saidAt, code: { expireTime } });
const after = (count: number, expireTime: string | number | null = null) =>
  followUpOf(payment(expireTime), saidAt + minutes(count), '+07:00').lateness;

it.each([
  [0, null, 'usual'],
  [14.9, null, 'usual'],
  [15, null, 'long'],
  [29.9, null, 'long'],
  [30, null, 'overdue'],
  [3 * 24 * 60, null, 'overdue'],
  [5, '2026-03-01 10:05:00', 'overdue'],
  [4, '2026-03-01 10:05:00', 'usual'],
  [0, '2026-03-01 09:00:00', 'overdue'],
  [5, saidAt + minutes(4), 'overdue'],
  [5, 'soon', 'usual'],
  [-60, '2026-03-01 08:00:00', 'usual'],
] as const)('%s minutes after it was said, with a code until %s, a payment is %s', (count, expireTime, expected) => {
  expect(after(count, expireTime)).toBe(expected);
});

it.each([
  [23 * 60, 'usual'],
  [24 * 60, 'long'],
  [9 * 24 * 60, 'long'],
] as const)('%s minutes after it began, a payment by card is %s', (count, expected) => {
  const byCard = paymentOf({ card: {}, startedAt: saidAt });
  expect(followUpOf(byCard, saidAt + minutes(count), '+07:00').lateness).toBe(expected);
});

const order = ['usual', 'long', 'overdue'];
always(
  'a payment never becomes less late as time goes on',
  [fc.integer({ min: 0, max: 100_000 }), fc.nat(100_000), fc.option(fc.integer({ min: -100_000, max: 100_000 }))],
  (start, more, deadline) => {
    const expireTime = deadline === null ? null : saidAt + minutes(deadline);
    const before = order.indexOf(after(start, expireTime));
    expect(order.indexOf(after(start + more, expireTime))).toBeGreaterThanOrEqual(before);
  },
);

const proofFacts = { amount: 'Rp1.554.000', code: '8881012345678901', place: 'ALFAMART', time: '2026-03-01 10:00:00' };

it.each([
  ['has amount, code, place and time', {}, '8881012345678901|Rp1.554.000|ALFAMART|2026-03-01 10:00:00'],
  ['cuts a value that is too long', { code: '9'.repeat(10_000) }, '99…|Rp1.554.000|ALFAMART|2026-03-01 10:00:00'],
  ['has a hostile value on one line', { place: 'A\n\n\tB' }, '|A B|'],
])('the text of a proof %s', (_, change, part) => {
  const sentence = ({ amount, code, place, time }: typeof proofFacts) => `${code}|${amount}|${place}|${time}`;
  expect(proofText({ ...proofFacts, ...change }, sentence)).toContain(part);
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
always(
  'the text of a proof is never longer than a complaint, and never ends in half a character',
  [anyText, anyText, anyText, fc.string({ maxLength: 20 })],
  (amount, code, place, time) => {
    const text = proofText(
      { amount, code, place, time },
      (short) =>
        `I paid ${short.amount} at ${short.place} on ${short.time} (virtual account number ${short.code}), but it has not arrived. Please check my receipt.`,
    );
    expect(text.length).toBeLessThanOrEqual(200);
    expect(encodeURIComponent(text)).not.toBe('');
  },
);
