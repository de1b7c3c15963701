import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildTimeline } from './player';
import { usePlayer } from './use-player';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));

it('the player runs by the clock from frame to frame until paused, or until its end', () => {
  const timeline = buildTimeline([0, 500, 1_000, 3_600_000].map((at) => ({ at })));
  const { result } = renderHook(() => usePlayer(timeline, 1));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const move = (type: 'toggle') => act(() => result.current[1]({ type }));
  move('toggle');
  pass(480);
  expect(result.current[0].count).toBe(1);
  pass(64);
  expect(result.current[0].count).toBe(2);
  move('toggle');
  const { position } = result.current[0];
  pass(5_000);
  expect(result.current[0].position).toBe(position);
  move('toggle');
  pass(1_600);
  expect(result.current[0]).toMatchObject({ count: 4, isPlaying: false });
});
