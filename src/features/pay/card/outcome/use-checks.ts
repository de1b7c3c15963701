import { useEffect, useEffectEvent, useRef } from 'react';

/** First, longest and all waiting together, milliseconds. */
const first = 2_000;
const longest = 60_000;
const window = 15 * 60_000;

/**
 * How long to wait before looking at the loan again: 2 s, 4 s, 8 s, 16 s, 32 s, then every minute, for a quarter of an
 * hour in all. The first looks are close together: someone stands at the page and wants to know.
 * @param looks how many there have been
 * @returns milliseconds; `null` when the waiting is over
 */
export function checkDelay(looks: number): number | null {
  let waited = 0;
  let delay = first;
  for (let look = 0; look < looks; look += 1) {
    waited += delay;
    delay = Math.min(delay * 2, longest);
    if (waited > window) return null;
  }
  return waited + delay <= window ? delay : null;
}

/**
 * Looks at once, then again with growing pauses, as long as the page is seen; a page that is seen again looks at once.
 * @param isActive whether there is anything to look for
 * @param look looks once; must not reject
 * @returns looks now and starts over with short pauses
 */
export function useChecks(isActive: boolean, look: () => Promise<void>): () => void {
  const restart = useRef(() => {});
  const lookOnce = useEffectEvent(look);

  useEffect(() => {
    if (!isActive) return undefined;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLooking = false;
    let isStopped = false;

    async function lookNow() {
      if (isLooking || isStopped) return;
      clearTimeout(timer);
      isLooking = true;
      await lookOnce();
      isLooking = false;
      const delay = checkDelay(looks);
      looks += 1;
      if (delay !== null && !document.hidden && !isStopped) timer = setTimeout(() => void lookNow(), delay);
    }

    function onVisibilityChange() {
      clearTimeout(timer);
      if (!document.hidden) void lookNow();
    }

    document.addEventListener('visibilitychange', onVisibilityChange);
    restart.current = () => {
      looks = 0;
      void lookNow();
    };
    void lookNow();
    return () => {
      restart.current = () => {};
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [isActive]);

  return () => restart.current();
}
