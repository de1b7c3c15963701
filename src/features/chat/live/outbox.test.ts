// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { HttpError, OfflineError, RefusedError } from '@/platform/api/errors';
import { writeOutcome } from '@/platform/writes/outcome';
import { createReachability, eventOf } from './outbox';

describe('a message that was not sent', () => {
  it.each([
    ['no readable answer came', new OfflineError(), 'lost'],
    ['it was not taken now', new HttpError(429), 'server'],
    ['the server refused it', new RefusedError('4001', 'Not now'), 'refused'],
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

  it('is there when the server answers with an error, and not when it cannot be reached', async () => {
    expect(await watched(() => Promise.reject(new HttpError(500))).network.check()).toBe(true);
    const gone = watched(() => Promise.reject(new OfflineError()));
    expect(await gone.network.check()).toBe(false);
    expect(gone.onChange).toHaveBeenLastCalledWith(false);
  });

  it('is asked again after an answer when the browser reports none', async () => {
    const { network, asked } = watched(() => Promise.reject(new OfflineError()));
    network.note();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await network.check()).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
  });
});
