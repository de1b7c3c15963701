import { act, waitFor } from '@testing-library/react';
import { requestsAnswered } from './network';

const { setInterval: every, clearInterval: stop } = globalThis;

/** So much of the product's time passes with each round of the event loop that takes a millisecond or more. */
const stepMs = 10;

/**
 * From now on, and to the end of the test, the product's timers follow the test. Time still passes as it does on the
 * wall; `pass` and `passUntil` make it pass sooner. Dates stay those of the machine.
 */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
}

/** Time passes at once. What the page asks the server in it has its answer afterwards, and is rendered. */
export function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await requestsAnswered();
  });
}

/** Time passes at once. Does not wait for answers, which may not come. */
export const passUnanswered = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Waits for something that the product does only after a while. Time passes ten times as fast, but no faster than the
 * product gets its turn: on a busy machine no time limit strikes sooner.
 */
export async function passUntil<T>(check: () => T | Promise<T>): Promise<T> {
  const clock = every(() => vi.advanceTimersByTime(stepMs), 1);
  try {
    return await waitFor(check);
  } finally {
    stop(clock);
  }
}
