import { beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from './wait';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
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
