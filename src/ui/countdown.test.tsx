import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './countdown';

const START = Date.UTC(2025, 10, 21, 10);

function show(seconds: number, onEnd = vi.fn()) {
  render(
    <I18nProvider i18n={i18n}>
      <Countdown until={START + seconds * 1000} now={() => Date.now()} onEnd={onEnd} />
    </I18nProvider>,
  );
  return onEnd;
}

function pass(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  return () => vi.useRealTimers();
});

describe('a countdown', () => {
  it('shows days to seconds, from the largest unit there is', () => {
    show(93_784);
    expect(screen.getByRole('timer')).toHaveTextContent('1d 02h 03m 04s');
    pass(86_400 + 7200);
    expect(screen.getByRole('timer')).toHaveTextContent(/^03m 04s$/);
  });

  it('speaks at 60, 30 and 10 seconds and at the end, not in between', () => {
    const onEnd = show(62);
    const spoken = () => screen.getByRole('status').textContent;
    pass(1);
    expect(spoken()).toBe('');
    pass(1);
    expect(spoken()).toBe('60 seconds left');
    pass(29);
    expect(spoken()).toBe('60 seconds left');
    pass(1);
    expect(spoken()).toBe('30 seconds left');
    pass(20);
    expect(spoken()).toBe('10 seconds left');
    expect(onEnd).not.toHaveBeenCalled();
    pass(10);
    expect(spoken()).toBe('Time is up');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is right at once after an hour in the background', () => {
    show(7200);
    // Timers sleep, the clock does not.
    vi.setSystemTime(START + 3_600_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByRole('timer')).toHaveTextContent('01h 00m 00s');
  });

  it('ends once when it ended in the background', () => {
    const onEnd = show(600);
    vi.setSystemTime(START + 3_600_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    pass(5);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByRole('timer')).toHaveTextContent('00s');
  });

  it('ends at once when the moment has already passed', () => {
    expect(show(-5)).toHaveBeenCalledOnce();
  });
});
