import { useEffect, useEffectEvent, useRef } from 'react';
import { createPoller, type Poller, type PollPlan } from '@/lib/poller';

/**
 * Asks again and again with growing pauses, while the page is visible; a page that becomes visible again asks at once.
 * @param isActive whether there is anything to wait for
 * @param plan made once, outside the component
 * @param ask asks once
 * @returns a function that asks at once and starts over with short pauses
 */
export function usePolling(isActive: boolean, plan: PollPlan, ask: () => Promise<unknown>): () => void {
  const poller = useRef<Poller | null>(null);
  const askOnce = useEffectEvent(ask);

  useEffect(() => {
    if (!isActive) return undefined;
    const made = createPoller({ plan, ask: () => askOnce(), isHidden: () => document.hidden });
    poller.current = made;
    document.addEventListener('visibilitychange', made.visibilityChanged);
    return () => {
      poller.current = null;
      made.stop();
      document.removeEventListener('visibilitychange', made.visibilityChanged);
    };
  }, [isActive, plan]);

  return () => poller.current?.askNow();
}
