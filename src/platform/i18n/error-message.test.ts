import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { describeError } from './error-message';

describe('describeError', () => {
  it.each([
    [new OfflineError(), 'offline', true],
    [new TimedOutError(), 'offline', true],
    [new UnreadableAnswerError('x'), 'error', true],
    [new HttpError(500), 'error', true],
    [new HttpError(429), 'error', true],
    [new HttpError(404), 'missing', false],
    [new HttpError(410), 'missing', false],
    [new HttpError(400), 'error', false],
    [new HttpError(413), 'error', false],
    [new HttpError(401), 'session', false],
    [new HttpError(403), 'session', false],
    [new RefusedError('9', 'Tidak bisa'), 'error', true],
    [new Error('boom'), 'error', true],
    ['a string', 'error', true],
    [null, 'error', true],
  ])('%s: kind %s, retry %s', (error, kind, canRetry) => {
    expect(describeError(error)).toMatchObject({ kind, canRetry });
  });

  it('does not suggest another try for a body that is too large', () => {
    expect(describeError(new HttpError(413)).text).not.toMatchObject({ message: expect.stringMatching(/try again/i) });
  });

  it('repeats the text of a refusal, and has a text of its own if there is none', () => {
    expect(describeError(new RefusedError('9', 'Tidak bisa')).text).toBe('Tidak bisa');
    expect(typeof describeError(new RefusedError('9', '')).text).toBe('object');
  });
});
