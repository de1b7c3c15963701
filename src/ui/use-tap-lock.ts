import { wait } from '@/platform/browser/wait';
import { useOnce } from './component-life';

/**
 * A lock within a window: one piece of work at a time; other calls do nothing. It closes before anything is awaited,
 * because a disabled button is rendered only after the second tap.
 * @param minMs minimum time that it stays closed, milliseconds
 * @returns runs the work, or drops the call if other work is running; rejects if the work throws
 */
export function createTapLock(minMs = 0): (work: () => unknown) => Promise<void> {
  let isLocked = false;
  return async (work) => {
    if (isLocked) return;
    isLocked = true;
    const minimum = minMs > 0 ? wait(minMs) : undefined;
    try {
      await Promise.all([work(), minimum]);
    } finally {
      isLocked = false;
    }
  };
}

/** Length of a burst of taps. */
export const burstMs = 1_000;

/** A tap lock of a component: of a burst of taps only the first one runs. */
export function useTapLock() {
  return useOnce(() => createTapLock(burstMs));
}
