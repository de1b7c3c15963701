// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceWaiting, keepTrying } from './keep-trying';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(waits: boolean) {
  const pass = vi.fn(async () => waits);
  return { pass, ...keepTrying(pass) };
}

describe('the runner', () => {
  it('tries at once, and rests when nothing waits', async () => {
    const { pass, stop } = start(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(pass).toHaveBeenCalledTimes(1);
    stop();
  });

  it('tries again after 2, 4, 8, 15, 30 and then every 60 seconds while something waits', async () => {
    const { pass, stop } = start(true);
    const counts: number[] = [];
    for (const wait of [0, 1_999, 1, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      counts.push(pass.mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8]);
    stop();
  });

  it.each([
    ['the phone says it is online', () => window.dispatchEvent(new Event('online'))],
    ['the page comes back to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['it is woken', (wake: () => void) => wake()],
    ['something new waits', () => announceWaiting()],
  ])('tries when %s', async (_, happens) => {
    const { pass, wake, stop } = start(false);
    await vi.advanceTimersByTimeAsync(0);
    happens(wake);
    await vi.advanceTimersByTimeAsync(0);
    expect(pass).toHaveBeenCalledTimes(2);
    stop();
    happens(wake);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(pass).toHaveBeenCalledTimes(2);
  });
});
