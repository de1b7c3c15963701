import { describe, expect, it } from 'vitest';
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/api/errors';
import { outcomeOf, type Outcome } from './outcome';

const statuses: Record<Outcome, number[]> = {
  refused: [400, 404, 405, 410, 413, 414, 415, 422],
  later: [401, 403, 429],
  unknown: [
    402, 406, 407, 408, 409, 411, 412, 418, 421, 423, 425, 426, 428, 431, 451, 500, 501, 502, 503, 504, 507, 511, 599,
    304,
  ],
};

describe('a write that failed', () => {
  it.each(Object.entries(statuses).flatMap(([outcome, codes]) => codes.map((code) => [code, outcome] as const)))(
    'with status %i is %s',
    (status, outcome) => {
      expect(outcomeOf(new HttpError(status))).toBe(outcome);
    },
  );

  it('was not done when the business says no', () => {
    expect(outcomeOf(new RefusedError('5001', 'no'))).toBe('refused');
  });

  it.each([
    [new OfflineError()],
    [new TimedOutError()],
    [new UnreadableAnswerError('x')],
    [new TypeError('x')],
    [undefined],
  ])('may have been done after %s', (error) => {
    expect(outcomeOf(error)).toBe('unknown');
  });
});
