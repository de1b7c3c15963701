import { act, screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { beforeEach, expect, it, vi } from 'vitest';
import { Countdown, isAnnounced, remainingParts, untilNextTick } from './countdown';

const START = Date.UTC(2025, 10, 21, 10);

function show(seconds: number) {
  const onEnd = vi.fn();
  renderInLanguage(<Countdown until={START + seconds * 1000} now={() => Date.now()} onEnd={onEnd} />);
  return onEnd;
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => void vi.useFakeTimers({ now: START }));

it.each([
  [86_399, '23 hours 59 minutes'],
  [184, '3 minutes 4 seconds'],
  [90_061, '1 day 1 hour'],
  [172_805, '2 days'],
  [61, '1 minute 1 second'],
  [0, '0 seconds'],
] as const)('a countdown of %d seconds is “%s”', (seconds, words) => {
  show(seconds);
  expect(screen.getByRole('timer').textContent).toBe(words);
});

it('a countdown is announced at 60, 30 and 10 seconds and at the end, not in between', () => {
  const onEnd = show(62);
  const spoken = () => screen.getByRole('status').textContent;
  for (const [seconds, words] of [
    [1, ''],
    [1, '60 seconds left'],
    [29, '60 seconds left'],
    [1, '30 seconds left'],
    [20, '10 seconds left'],
  ] as const) {
    pass(seconds);
    expect(spoken()).toBe(words);
  }
  expect(onEnd).not.toHaveBeenCalled();
  pass(10);
  expect(spoken()).toBe('Expired');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('a countdown ends at once when the moment has already passed', () => expect(show(-5)).toHaveBeenCalledOnce());

const NOW = Date.UTC(2025, 10, 21, 10);
const parts = (day: number, hour: number, minute: number, second: number) => ({ day, hour, minute, second });

it.each([
  [0, parts(0, 0, 0, 0)],
  [1, parts(0, 0, 0, 1)],
  [999, parts(0, 0, 0, 1)],
  [1000, parts(0, 0, 0, 1)],
  [1001, parts(0, 0, 0, 2)],
  [59_000, parts(0, 0, 0, 59)],
  [60_000, parts(0, 0, 1, 0)],
  [3_599_000, parts(0, 0, 59, 59)],
  [86_399_001, parts(1, 0, 0, 0)],
  [93_784_000, parts(1, 2, 3, 4)],
  [-5000, parts(0, 0, 0, 0)],
  [Number.NaN, parts(0, 0, 0, 0)],
  [Number.POSITIVE_INFINITY, parts(0, 0, 0, 0)],
])('remaining parts of %d ms', (left, expected) => expect(remainingParts(NOW + left, NOW)).toMatchObject(expected));

it.each([
  [1000, 1000],
  [1500, 500],
  [59_001, 1],
  [60_000, 1000],
])('with %d ms left the next tick comes in %d ms', (left, wait) => expect(untilNextTick(NOW + left, NOW)).toBe(wait));

it.each([
  [61, 60, true],
  [60, 59, false],
  [31, 30, true],
  [100, 20, true],
  [11, 10, true],
  [10, 9, false],
  [1, 0, true],
  [500, 0, true],
  [0, 45, false],
])('the change from %d to %d seconds is announced: %s', (before, after, announced) => {
  expect(isAnnounced(before, after)).toBe(announced);
});
