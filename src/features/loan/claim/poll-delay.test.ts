import { expect, it } from 'vitest';
import { pollDelay } from './poll-delay';

const seconds = (attempt: number) => {
  const delay = pollDelay(attempt);
  return delay === null ? null : delay / 1_000;
};

it('doubles the wait up to two minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(seconds)).toEqual([5, 10, 20, 40, 80, 120, 120]);
});

it('gives up within a quarter of an hour, and stays so', () => {
  const delays: number[] = [];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const delay = pollDelay(attempt);
    if (delay === null) break;
    delays.push(delay);
  }
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThan(13 * 60_000);
  expect(total).toBeLessThanOrEqual(15 * 60_000);
  expect(pollDelay(delays.length)).toBeNull();
  expect(pollDelay(delays.length + 1_000)).toBeNull();
});
