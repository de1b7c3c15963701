import { expect, it } from 'vitest';
import { pollDelay, type PollPlan } from './poll-delay';

const plan: PollPlan = { first: 5_000, longest: 120_000, window: 15 * 60_000 };

const seconds = (attempt: number) => {
  const delay = pollDelay(attempt, plan);
  return delay === null ? null : delay / 1_000;
};

it('doubles the wait up to the longest', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(seconds)).toEqual([5, 10, 20, 40, 80, 120, 120]);
});

it('never begins with more than the longest', () => {
  expect(pollDelay(0, { first: 500, longest: 100, window: 1_000 })).toBe(100);
});

it('gives up within its window, and stays so', () => {
  const delays: number[] = [];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const delay = pollDelay(attempt, plan);
    if (delay === null) break;
    delays.push(delay);
  }
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThan(13 * 60_000);
  expect(total).toBeLessThanOrEqual(15 * 60_000);
  expect(pollDelay(delays.length, plan)).toBeNull();
  expect(pollDelay(delays.length + 1_000, plan)).toBeNull();
});
