import { useCallback, useRef } from 'react';
import { wait } from '@/platform/browser/wait';

/** A burst of taps is over after this long, milliseconds. */
const burst = 1_000;

/**
 * Lets one tap of a burst through: while `work` runs, and for a second after the tap, further taps do nothing. The lock
 * is synchronous, because a disabled button is only rendered after the second tap has come.
 * @returns a function that runs the work or drops it; what the work throws, it throws
 */
export function useTapLock(): (work: () => unknown) => Promise<void> {
  const locked = useRef(false);
  return useCallback(async (work) => {
    if (locked.current) return;
    locked.current = true;
    const rest = wait(burst);
    try {
      await Promise.all([work(), rest]);
    } finally {
      locked.current = false;
    }
  }, []);
}
