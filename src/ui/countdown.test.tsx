import { act, screen } from '@testing-library/react';
import { always } from '@tests/support/always';
import { renderInLanguage } from '@tests/support/render-in-language';
import fc from 'fast-check';
import { Countdown, lastAnnounced, remainingParts, untilNextTick } from './countdown';

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

always('the remaining parts are whole seconds, rounded up', [fc.nat(10 ** 9)], (left) => {
  const { day, hour, minute, second } = remainingParts(START + left, START);
  expect(((day * 24 + hour) * 60 + minute) * 60 + second).toBe(Math.ceil(left / 1000));
  expect(hour < 24 && minute < 60 && second < 60).toBe(true);
});

it.each([-5000, Number.NaN, Infinity])('of %d ms nothing remains', (left) => {
  expect(remainingParts(START + left, START)).toMatchObject({ day: 0, hour: 0, minute: 0, second: 0 });
});

it.each([
  [1000, 1000],
  [1500, 500],
  [59_001, 1],
  [60_000, 1000],
])('with %d ms left the next tick comes in %d ms', (left, wait) =>
  expect(untilNextTick(START + left, START)).toBe(wait),
);

it.each([
  [500, Infinity],
  [60, 60],
  [45, 60],
  [20, 30],
  [0, 0],
])('with %d seconds left the last announcement is that of %d', (left, last) => expect(lastAnnounced(left)).toBe(last));
