import { describe, expect, it } from 'vitest';
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
    [new HttpError(422), 'error', false],
    [new HttpError(503), 'error', true],
    [new HttpError(401), 'session', false],
    [new HttpError(403), 'session', false],
    [new RefusedError('9', 'Tidak bisa'), 'error', true],
    [new Error('boom'), 'error', true],
    ['a string', 'error', true],
    [null, 'error', true],
  ])('%s: kind %s, retry %s', (error, kind, canRetry) => {
    expect(describeError(error)).toMatchObject({ kind, canRetry });
  });

  it('asks no one to send again what the server does not accept', () => {
    expect(describeError(new HttpError(413)).text).not.toMatchObject({ message: expect.stringMatching(/try again/i) });
  });

  it('repeats the server’s own words, and has words of its own when there are none', () => {
    expect(describeError(new RefusedError('9', 'Tidak bisa')).text).toBe('Tidak bisa');
    expect(typeof describeError(new RefusedError('9', '')).text).toBe('object');
  });
});
