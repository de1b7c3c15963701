// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { useTapLock } from './use-write';

beforeEach(() => void vi.useFakeTimers());

it('the tap lock runs one of ten taps in 100 ms, and the next one after the burst', async () => {
  const work = vi.fn<() => void>();
  const { result } = renderHook(() => useTapLock());
  for (let tap = 0; tap < 10; tap += 1) {
    void result.current(work);
    vi.advanceTimersByTime(10);
  }
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  void result.current(work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('the tap lock stays locked during the work, and opens when it fails', async () => {
  const { result } = renderHook(() => useTapLock());
  let fail: (reason: Error) => void = () => undefined;
  const work = () => new Promise((_, reject) => (fail = reject));
  const outcome = expect(result.current(work)).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(60_000);
  const later = vi.fn<() => void>();
  void result.current(later);
  expect(later).not.toHaveBeenCalled();
  fail(new Error('no'));
  await outcome;
  void result.current(later);
  expect(later).toHaveBeenCalledTimes(1);
});
