import { expect, it } from 'vitest';
import { HttpError, OfflineError, RefusedError } from '@/platform/api/errors';
import { allJumps, createTimes } from '../../../../../tests/support/times';
import type { PaymentAttempt, PaymentStage } from '../../records/card-payments';
import {
  canResumeCode,
  cardEnd,
  isLost,
  isRepeated,
  isUnsettled,
  judgeOutcome,
  mayBegin,
  newAttempt,
  paymentOutcome,
} from './payment';

const start = 1_000_000;
const second = 1_000;
const before = { status: '174', amount: '328600', dueAt: null };

const attempt = (stage: PaymentStage, rest: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  ...newAttempt({ productId: 'p', orderId: 'o' }, 328_600n, start, { way: 'card', stage, before }),
  ...rest,
});

const loan = (status: string, amount: bigint) => ({ status, amount, dueAt: null });

const running = ['committing', 'confirming', 'asking', 'away', 'unknown', 'code', 'submitted'] as const;
const over = ['paid', 'unpaid', 'refused'] as const;
it.each([...running, ...over])('a payment of an order may begin or not if another one is %s', (stage) => {
  expect(mayBegin(attempt(stage), start)).toBe(over.some((name) => name === stage));
  expect(isUnsettled(stage)).toBe(running.some((name) => name === stage && name !== 'code'));
});

it('a new payment of an order may begin without an earlier one, or a day after it was accepted', () => {
  expect(mayBegin(null, start)).toBe(true);
  expect(mayBegin(attempt('submitted'), start + 23 * 3_600 * second)).toBe(false);
  expect(mayBegin(attempt('submitted'), start + 25 * 3_600 * second)).toBe(true);
  expect(mayBegin(attempt('submitted'), null)).toBe(false);
});

it.each([
  [new RefusedError('4099', 'no'), 'refused'],
  [new RefusedError('800005', 'again'), 'repeated'],
  [new HttpError(401), 'later'],
  [new HttpError(500), 'lost'],
  [new OfflineError(), 'lost'],
])('a failed call %s means %s', (error, meaning) => {
  expect(isRepeated(error) ? 'repeated' : isLost(error) ? 'lost' : paymentOutcome(error)).toBe(meaning);
});

const accepted = ['committing', 'confirming', 'asking', 'submitted', 'away'] as const;
it.each([
  ['a smaller debt', 'unknown', '174', 1n, 0, 'paid'],
  ['a status that time alone does not cause', 'submitted', '170', 328_600n, 0, 'paid'],
  ['a repaid loan', 'away', '200', 0n, 0, 'paid'],
  ...accepted.map((stage) => ['no change for an hour', stage, '174', 328_600n, 3_600, 'yet'] as const),
  ['no change for 19 seconds', 'unknown', '174', 328_600n, 19, 'yet'],
  ['no change for 20 seconds', 'unknown', '174', 328_600n, 20, 'unpaid'],
  ['a late charge for 20 seconds', 'unknown', '180', 329_000n, 20, 'unpaid'],
  ['any other change', 'unknown', '987', 328_600n, 60, 'changed'],
] as const)('a check of the loan with %s after a payment that is %s', (_, stage, status, amount, seconds, outcome) => {
  expect(judgeOutcome(attempt(stage), loan(status, amount), seconds * second)).toBe(outcome);
});

it.each(allJumps)('an accepted payment prevents another one for a day although %s in between', (_, happen) => {
  const times = createTimes(start);
  times.answer();
  const taken = attempt('submitted', { stageAt: times.clock.now() });
  times.pass(23 * 3_600 * second);
  happen(times);
  expect(mayBegin(taken, times.clock.serverNow())).toBe(false);
  times.pass(2 * 3_600 * second);
  expect(mayBegin(taken, times.clock.serverNow())).toBe(true);
});

it('the code is offered again only for a card payment that has a record', () => {
  expect(canResumeCode(attempt('unpaid', { recordId: '1' }))).toBe(true);
  expect(canResumeCode(attempt('unpaid'))).toBe(false);
  expect(canResumeCode(attempt('unknown', { recordId: '1' }))).toBe(false);
});

it.each([
  ['622588******1234', '1234'],
  ['6225881234567898', '7898'],
  ['**** 12', ''],
  ['', ''],
])('the stored end of the card number %j is %j', (cardNo, end) => expect(cardEnd(cardNo)).toBe(end));
