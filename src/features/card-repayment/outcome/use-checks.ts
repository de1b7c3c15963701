import { useEffect, useEffectEvent, useRef } from 'react';
import { checkDelay } from './check-delay';

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
