// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { writeOutcome } from '@/platform/writes/outcome';
import { eventOf } from './outbox';
import { createReachability } from './reachability';

describe('a failed record', () => {
  it.each([
    ['the network broke off', new OfflineError(), 'lost'],
    ['no answer came in time', new TimedOutError(), 'lost'],
    ['the answer could not be read', new UnreadableAnswerError('x'), 'lost'],
    ['a gateway gave up', new HttpError(502), 'lost'],
    ['a gateway waited in vain', new HttpError(504), 'lost'],
    ['the server had a trouble', new HttpError(500), 'lost'],
    ['the server was overrun', new HttpError(503), 'lost'],
    ['the server gave up waiting', new HttpError(408), 'lost'],
    ['there was too much at once', new HttpError(429), 'server'],
    ['the session is over', new HttpError(401), 'server'],
    ['the server said no', new RefusedError('4001', 'Not now'), 'refused'],
  ])('because %s counts as %s', (_why, error, reason) => {
    expect(eventOf('m', { kind: writeOutcome(error), error })).toEqual({
      type: 'message-failed',
      id: 'm',
      reason,
      text: reason === 'refused' ? 'Not now' : '',
    });
  });
});

function watched(probe: () => Promise<unknown>) {
  let time = 0;
  const onChange = vi.fn<(online: boolean) => void>();
  const asked = vi.fn(probe);
  return {
    onChange,
    asked,
    network: createReachability({ probe: asked, now: () => time, onChange }),
    wait: (ms: number) => (time += ms),
  };
}

describe('the network', () => {
  it('is checked before a message is sent, unless it has just answered', async () => {
    const { network, asked, wait } = watched(() => Promise.resolve());
    expect(await network.check()).toBe(true);
    expect(await network.check()).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    wait(6_000);
    await network.check();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('exists when the server answers with an error, and does not when it cannot be reached', async () => {
    expect(await watched(() => Promise.reject(new HttpError(500))).network.check()).toBe(true);
    const gone = watched(() => Promise.reject(new OfflineError()));
    expect(await gone.network.check()).toBe(false);
    expect(gone.onChange).toHaveBeenLastCalledWith(false);
  });

  it('is checked again although it just answered, if the browser reports no network', async () => {
    const { network, asked } = watched(() => Promise.reject(new OfflineError()));
    network.note();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await network.check()).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
  });
});
