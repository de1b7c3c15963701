import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(initial = '') {
  const keep = vi.fn<(text: string) => void>();
  const { result, unmount } = renderHook(() => useDraft(initial, keep));
  const type = (text: string) => act(() => result.current[1](text));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { keep, type, pass, unmount };
}

it('keeps what is typed without a pause within half a second', () => {
  const { keep, type, pass } = open();
  for (let length = 1; length <= 8; length += 1) {
    type('in a hurry'.slice(0, length));
    pass(100);
  }
  expect(keep).toHaveBeenCalledTimes(2);
  expect(keep).toHaveBeenNthCalledWith(1, 'in a');
  expect(keep).toHaveBeenNthCalledWith(2, 'in a hur');
});

it('keeps an emptied input at once: what was sent does not come back', () => {
  const { keep, type } = open('sent');
  type('');
  expect(keep).toHaveBeenCalledWith('');
});

it('keeps the last words when the screen is left or the page goes away, once', () => {
  const { keep, type, unmount } = open();
  type('half');
  window.dispatchEvent(new Event('pagehide'));
  expect(keep).toHaveBeenCalledWith('half');
  type('half a');
  unmount();
  expect(keep).toHaveBeenLastCalledWith('half a');
  vi.runAllTimers();
  expect(keep).toHaveBeenCalledTimes(2);
});
