import { describe, expect, it } from 'vitest';
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { writeOutcome, type Outcome } from './outcome';

describe('a write that failed', () => {
  it.each<[Outcome, unknown[]]>([
    ['refused', [400, 404, 405, 410, 413, 414, 415, 422, new RefusedError('5001', 'no')]],
    ['later', [401, 403, 429]],
    ['unknown', [402, 406, 407, 408, 409, 411, 412, 418, 421, 423, 425, 426, 428, 431, 451]],
    ['unknown', [500, 501, 502, 503, 504, 507, 511, 599, 304]],
    [
      'unknown',
      [new OfflineError(), new TimedOutError(), new UnreadableAnswerError('x'), new TypeError('x'), undefined],
    ],
  ])('is %s after %s', (outcome, failures) => {
    for (const failure of failures) {
      const error = typeof failure === 'number' ? new HttpError(failure) : failure;
      expect([failure, writeOutcome(error)]).toEqual([failure, outcome]);
    }
  });
});
