import { useEffect, useEffectEvent, useState } from 'react';
import { pollDelay } from './poll-delay';

/**
 * Asks again and again with growing pauses, while the page is visible; a page that becomes visible again asks at once.
 * @param isActive whether there is anything to wait for
 * @param poll asks once; must not reject
 * @returns a function that asks at once and starts over with short pauses
 */
export function usePolling(isActive: boolean, poll: () => Promise<unknown>): () => void {
  const [round, setRound] = useState(0);
  const ask = useEffectEvent(poll);

  useEffect(() => {
    if (!isActive) return undefined;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isStopped = false;

    function plan() {
      clearTimeout(timer);
      const delay = pollDelay(attempt);
      if (delay === null || document.hidden || isAsking || isStopped) return;
      timer = setTimeout(() => void askNow(), delay);
    }

    async function askNow() {
      attempt += 1;
      isAsking = true;
      await ask();
      isAsking = false;
      plan();
    }

    function onVisibilityChange() {
      clearTimeout(timer);
      if (!document.hidden && !isAsking && pollDelay(attempt) !== null) void askNow();
    }

    document.addEventListener('visibilitychange', onVisibilityChange);
    if (round > 0) void askNow();
    else plan();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [isActive, round]);

  return () => setRound((count) => count + 1);
}
