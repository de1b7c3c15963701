import { beforeEach, describe, expect, it, vi } from 'vitest';
import { until, within } from './wait';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('within', () => {
  it('hands over what came in time, and leaves no timer behind', async () => {
    expect(await within(1_000, 'The page', Promise.resolve(7))).toBe(7);
    await expect(within(1_000, 'The page', Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up on what never comes, and names it', async () => {
    const waiting = expect(within(1_500, 'The page', new Promise(() => {}))).rejects.toThrow(
      'The page took longer than 1.5 s',
    );
    await vi.advanceTimersByTimeAsync(1_500);
    await waiting;
  });
});

describe('until', () => {
  it('asks again until the answer is yes', async () => {
    const ask = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
    const waiting = until(1_000, ask);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('says no once the time is over', async () => {
    const waiting = until(1_000, async () => false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBe(false);
  });
});
