import { useCallback, useRef } from 'react';

/** A burst of taps is over after this long, milliseconds. */
const burst = 1_000;

/**
 * Lets the first tap of a burst through and drops the rest. Synchronous, because a disabled button is only drawn after the
 * second tap has come.
 * @returns a function that runs the work or drops it
 */
export function useFirstTap(): (work: () => void) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback((work) => {
    const now = performance.now();
    if (now - last.current < burst) return;
    last.current = now;
    work();
  }, []);
}
