import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { isRepeated, sentOutcome } from '@/platform/writes/outcome';
import { cardEnd, isWrongCode } from './step';

it.each([
  [new RefusedError('4099', 'no'), 'refused'],
  [new RefusedError('800006', 'wrong code'), 'refused'],
  [new RefusedError('800005', 'again'), 'unknown'],
  ...[400, 401, 403, 404, 409, 429, 500, 503].map((status) => [new HttpError(status), 'unknown'] as const),
  [new OfflineError(), 'unknown'],
  [new TimedOutError(), 'unknown'],
  [new UnreadableAnswerError('html'), 'unknown'],
] as const)('a payment after %s is %s', (error, outcome) => {
  expect(sentOutcome(error)).toBe(outcome);
  expect(isRepeated(error)).toBe(error.message.includes('800005'));
  expect(isWrongCode(error)).toBe(error.message.includes('800006'));
});

it.each([
  ['622588******1234', '1234'],
  ['6225881234567898', '7898'],
  ['**** 12', ''],
  ['', ''],
])('the stored end of the card number %j is %j', (cardNo, end) => expect(cardEnd(cardNo)).toBe(end));
