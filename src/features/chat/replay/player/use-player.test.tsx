import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTimeline } from './timeline';
import { usePlayer } from './use-player';

const timeline = buildTimeline([0, 500, 1_000, 3_600_000].map((at) => ({ at })));

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

it('runs by the clock from frame to frame until its end', () => {
  const { result } = renderHook(() => usePlayer(timeline, 1));
  act(() => result.current[1]({ type: 'play' }));
  pass(480);
  expect(result.current[0].count).toBe(1);
  pass(64);
  expect(result.current[0].count).toBe(2);
  pass(1_600);
  expect(result.current[0]).toMatchObject({ count: 4, isPlaying: false });
});

it('plays an hour of silence in one second', () => {
  const { result } = renderHook(() => usePlayer(timeline, 3));
  act(() => result.current[1]({ type: 'play' }));
  pass(900);
  expect(result.current[0].count).toBe(3);
  pass(150);
  expect(result.current[0].count).toBe(4);
});

it('stands still while paused', () => {
  const { result } = renderHook(() => usePlayer(timeline, 1));
  act(() => result.current[1]({ type: 'play' }));
  pass(200);
  act(() => result.current[1]({ type: 'pause' }));
  const { position } = result.current[0];
  pass(5_000);
  expect(result.current[0].position).toBe(position);
});
