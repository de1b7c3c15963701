import { beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './wait';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const tooLate = () => new Error('The page did not come');

describe('within', () => {
  it('hands over what came in time, and leaves no timer behind', async () => {
    expect(await within(1_000, tooLate, () => Promise.resolve(7))).toBe(7);
    await expect(within(1_000, tooLate, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const broken = () => {
      throw new Error('broken at once');
    };
    await expect(within(1_000, tooLate, broken)).rejects.toThrow('broken at once');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up on what never comes, and tells it so', async () => {
    const work = vi.fn<(signal: AbortSignal) => Promise<void>>(() => new Promise(() => {}));
    const waiting = expect(within(1_500, tooLate, work)).rejects.toThrow('The page did not come');
    const [signal] = work.mock.calls[0] ?? [];
    await vi.advanceTimersByTimeAsync(1_499);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(signal?.aborted).toBe(true);
  });

  it.each(['before', 'meanwhile'])('gives up when its caller did so %s', async (moment) => {
    const caller = new AbortController();
    const work = vi.fn<(signal: AbortSignal) => Promise<void>>(() => new Promise(() => {}));
    if (moment === 'before') caller.abort();
    const waiting = expect(within(1_500, tooLate, work, caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    caller.abort();
    await waiting;
    const [signal] = work.mock.calls[0] ?? [];
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
