import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFirstTap } from './use-first-tap';

it('lets one of ten taps in 100 ms through, and the next one after the burst', () => {
  vi.useFakeTimers();
  try {
    const work = vi.fn<() => void>();
    const { result } = renderHook(() => useFirstTap());
    for (let tap = 0; tap < 10; tap += 1) {
      result.current(work);
      vi.advanceTimersByTime(10);
    }
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    result.current(work);
    expect(work).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
