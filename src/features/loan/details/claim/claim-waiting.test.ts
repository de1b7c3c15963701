import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always } from '../../../../../tests/support/always';
import { correctedJumps, createTimes } from '../../../../../tests/support/times';
import { type FollowUp, followUpOf } from './claim-waiting';

const claimedAt = Date.parse('2026-03-01T10:00:00+07:00');
const minutes = (count: number) => count * 60_000;
const after = (count: number, expireTime: string | number | null = null) =>
  followUpOf({ claimedAt, expireTime }, claimedAt + minutes(count), '+07:00');

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
  [5, claimedAt + minutes(4), 'overdue'],
  [5, 'soon', 'usual'],
  [-60, '2026-03-01 08:00:00', 'usual'],
] as const)('%s minutes after a claim, with a code until %s, a payment is %s', (count, expireTime, expected) => {
  expect(after(count, expireTime)).toBe(expected);
});

it.each(correctedJumps)('a payment is as late as it is although %s after the claim', (_, happen) => {
  const times = createTimes(claimedAt);
  times.answer();
  const claim = { claimedAt: times.clock.now(), expireTime: null };
  const later = (count: number) => {
    times.pass(minutes(count));
    return followUpOf(claim, times.clock.now(), '+07:00');
  };
  later(14);
  happen(times);
  expect([later(0.9), later(0.2), later(14), later(1)]).toEqual(['usual', 'long', 'long', 'overdue']);
});

const order: FollowUp[] = ['usual', 'long', 'overdue'];
always(
  'a payment never becomes less late as time goes on',
  [fc.integer({ min: 0, max: 100_000 }), fc.nat(100_000), fc.option(fc.integer({ min: -100_000, max: 100_000 }))],
  (start, more, deadline) => {
    const expireTime = deadline === null ? null : claimedAt + minutes(deadline);
    expect(order.indexOf(after(start + more, expireTime))).toBeGreaterThanOrEqual(
      order.indexOf(after(start, expireTime)),
    );
  },
);
