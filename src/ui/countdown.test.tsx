import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../tests/support/render-in-language';
import { Countdown } from './countdown';

const START = Date.UTC(2025, 10, 21, 10);

function show(seconds: number, onEnd = vi.fn()) {
  renderInLanguage(<Countdown until={START + seconds * 1000} now={() => Date.now()} onEnd={onEnd} />);
  return onEnd;
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => void vi.useFakeTimers({ now: START }));

it('a countdown shows days to seconds, from the largest unit there is', () => {
  show(93_784);
  expect(screen.getByRole('timer')).toHaveTextContent('1d 02h 03m 04s');
  pass(86_400 + 7200);
  expect(screen.getByRole('timer')).toHaveTextContent(/^03m 04s$/);
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
  expect(spoken()).toBe('Time is up');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('a countdown ends at once when the moment has already passed', () => expect(show(-5)).toHaveBeenCalledOnce());
