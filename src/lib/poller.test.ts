import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { always } from '../../tests/support/always';
import { createPoller, freshMs, pollDelay, type PollPlan } from './poller';

const plan = { first: 5_000, longest: 60_000, window: 10 * 60_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(ask: () => Promise<unknown> = () => Promise.resolve()) {
  let hidden = false;
  const times: number[] = [];
  const start = Date.now();
  const poller = createPoller({
    plan,
    isHidden: () => hidden,
    ask: () => {
      times.push(Date.now() - start);
      return ask();
    },
  });
  return {
    poller,
    /** Milliseconds since the start. */
    times,
    look: (isSeen: boolean) => {
      hidden = !isSeen;
      poller.visibilityChanged();
    },
    /** The page is hidden for a moment. */
    flicker: () => {
      hidden = true;
      poller.visibilityChanged();
      hidden = false;
      poller.visibilityChanged();
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('asking again and again', () => {
  it('takes longer and longer pauses, and ends', async () => {
    const { times, pass } = open();
    await pass(3_600_000);
    expect(times.slice(0, 6)).toEqual([5_000, 15_000, 35_000, 75_000, 135_000, 195_000]);
    expect(Math.max(...times)).toBeLessThanOrEqual(plan.window);
  });

  it('is silent while hidden, and asks at once when it is seen again, also long after it had ended', async () => {
    const { times, look, pass } = open();
    look(false);
    await pass(3_600_000);
    expect(times).toEqual([]);
    look(true);
    await pass(0);
    expect(times).toEqual([3_600_000]);
    await pass(10_000);
    expect(times).toHaveLength(2);
  });

  it('does not ask at each flicker', async () => {
    const { times, flicker, pass } = open();
    for (let count = 0; count < 20; count += 1) {
      flicker();
      await pass(100);
    }
    expect(times).toHaveLength(1);
    await pass(freshMs);
    flicker();
    await pass(0);
    expect(times).toHaveLength(2);
  });

  it('has one question out at a time', async () => {
    const { times, poller, flicker, pass } = open(() => new Promise(() => undefined));
    poller.askNow();
    poller.askNow();
    flicker();
    await pass(3_600_000);
    expect(times).toEqual([0]);
  });

  it('goes on after a failure', async () => {
    const { times, pass } = open(() => Promise.reject(new Error('no network')));
    await pass(36_000);
    expect(times).toHaveLength(3);
  });

  it('starts over when it is told to ask', async () => {
    const { times, poller, pass } = open();
    await pass(3_600_000);
    const before = times.length;
    poller.askNow();
    await pass(11_000);
    expect(times).toHaveLength(before + 2);
  });

  it('says nothing any more once it is stopped', async () => {
    const { times, poller, flicker, pass } = open();
    poller.stop();
    flicker();
    poller.askNow();
    await pass(3_600_000);
    expect(times).toEqual([]);
  });

  it('is indifferent to a clock that jumps', async () => {
    const { times, pass } = open();
    await pass(4_000);
    vi.setSystemTime(Date.now() - 86_400_000);
    await pass(1_000);
    expect(times).toHaveLength(1);
    vi.setSystemTime(Date.now() + 3 * 86_400_000);
    await pass(9_999);
    expect(times).toHaveLength(1);
    await pass(1);
    expect(times).toHaveLength(2);
  });
});

const step = fc.oneof(fc.constantFrom('hide', 'show'), fc.integer({ min: 0, max: 90_000 }));
always(
  'whatever people do, never asks while hidden, and never twice within the time an answer is fresh',
  [fc.array(step, { maxLength: 40 })],
  async (steps) => {
    const { poller, times, look, pass } = open();
    let isSeen = true;
    for (const next of steps) {
      const before = times.length;
      if (typeof next === 'number') await pass(next);
      else look((isSeen = next === 'show'));
      if (!isSeen) expect(times).toHaveLength(before);
    }
    poller.stop();
    for (const [index, time] of times.entries())
      expect(time - (times[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(freshMs);
  },
  { numRuns: 60 },
);

describe('the pauses', () => {
  const quarter: PollPlan = { first: 5_000, longest: 120_000, window: 15 * 60_000 };

  it('double up to the longest, and never begin with more', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6].map((attempt) => pollDelay(attempt, quarter));
    expect(delays).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000]);
    expect(pollDelay(0, { first: 500, longest: 100, window: 1_000 })).toBe(100);
  });

  it('end within the window, and for good', () => {
    const delays = Array.from({ length: 1_000 }, (_, attempt) => pollDelay(attempt, quarter));
    const count = delays.indexOf(null);
    const total = delays.slice(0, count).reduce<number>((sum, delay) => sum + (delay ?? 0), 0);
    expect(total).toBeGreaterThan(13 * 60_000);
    expect(total).toBeLessThanOrEqual(quarter.window);
    expect(new Set(delays.slice(count))).toEqual(new Set([null]));
  });
});
