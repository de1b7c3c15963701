import { useEffect, useState } from 'react';

/** Draws the component anew every so often, and when the page is seen again: what it says of the time stays true. */
export function useTicks(everyMs: number): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const tick = () => setTick((count) => count + 1);
    const timer = setInterval(tick, everyMs);
    // Timers sleep in the background.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
}
