import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/platform/query/query-client';
import { freshMs, pollDelay, usePolling, type PollPlan } from './use-polling';

const plan = { first: 5_000, longest: 60_000, window: 10 * 60_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => focusManager.setFocused(undefined));

function open(ask: () => Promise<unknown> = () => Promise.resolve(), chosen: PollPlan = plan) {
  const times: number[] = [];
  const start = performance.now();
  const queryClient = createQueryClient();
  queryClient.mount();
  const hook = renderHook(
    ({ isActive, plan: current }) =>
      usePolling(isActive, current, () => {
        times.push(performance.now() - start);
        return ask();
      }),
    {
      initialProps: { isActive: true, plan: chosen },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    /** Milliseconds since the start. */
    times,
    askNow: () => act(() => hook.result.current()),
    stop: () => hook.rerender({ isActive: false, plan: chosen }),
    follow: (next: PollPlan) => hook.rerender({ isActive: true, plan: next }),
    see: (isVisible: boolean) => act(() => focusManager.setFocused(isVisible)),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

it('polling has longer and longer pauses, and ends', async () => {
  const { times, pass } = open();
  await pass(3_600_000);
  expect(times.slice(0, 6)).toEqual([5_000, 15_000, 35_000, 75_000, 135_000, 195_000]);
  expect(Math.max(...times)).toBeLessThanOrEqual(plan.window);
});

it('polling begins at once if the plan requires it, with the same pauses', async () => {
  const { times, pass } = open(undefined, { ...plan, isAtOnce: true });
  await pass(20_000);
  expect(times).toEqual([0, 5_000, 15_000]);
});

it.each([
  ['at once', true, [0, 5_000, 15_000]],
  ['with its first pause', false, [5_000, 15_000, 35_000]],
])('another plan of polling begins %s, however long the one before has run', async (_, isAtOnce, expected) => {
  const { times, follow, pass } = open();
  await pass(100_000);
  times.length = 0;
  follow({ ...plan, isAtOnce });
  await pass(36_000);
  expect(times.map((time) => time - 100_000).slice(0, 3)).toEqual(expected);
});

it('polling pauses while the page is hidden, and starts again at once when it is visible', async () => {
  const { times, see, pass } = open();
  see(false);
  await pass(3_600_000);
  expect(times).toEqual([]);
  see(true);
  await pass(0);
  expect(times).toEqual([3_600_000]);
  await pass(10_000);
  expect(times).toHaveLength(2);
});

it('polling does not ask at each flicker of visibility', async () => {
  const { times, see, pass } = open();
  for (let count = 0; count < 20; count += 1) {
    see(false);
    see(true);
    await pass(100);
  }
  expect(times).toHaveLength(1);
  await pass(freshMs);
  see(false);
  see(true);
  await pass(0);
  expect(times).toHaveLength(2);
});

it('polling has one open request at a time', async () => {
  const { times, askNow, pass } = open(() => new Promise(() => undefined));
  askNow();
  askNow();
  await pass(3_600_000);
  expect(times).toEqual([0]);
});

it('polling continues after a failure', async () => {
  const { times, pass } = open(() => Promise.reject(new Error('no network')));
  await pass(36_000);
  expect(times).toHaveLength(3);
});

it('polling starts again when it is called', async () => {
  const { times, askNow, pass } = open();
  await pass(3_600_000);
  const before = times.length;
  askNow();
  await pass(11_000);
  expect(times).toHaveLength(before + 2);
});

it('polling stops when there is nothing to wait for', async () => {
  const { times, stop, askNow, see, pass } = open();
  stop();
  see(false);
  see(true);
  askNow();
  await pass(3_600_000);
  expect(times).toEqual([]);
});

it('polling ignores a clock that jumps', async () => {
  const { times, pass } = open();
  await pass(4_000);
  vi.setSystemTime(Date.now() - 86_400_000);
  await pass(1_000);
  expect(times).toHaveLength(1);
  vi.setSystemTime(Date.now() + 3 * 86_400_000);
  await pass(9_999);
  expect(times).toHaveLength(1);
  await pass(1);
  expect(times).toHaveLength(2);
});

it('the first pause of polling is not longer than the longest', () => {
  expect(pollDelay(0, { first: 500, longest: 100, window: 1_000 })).toBe(100);
});
