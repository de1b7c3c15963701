import { focusManager, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { doubledMs } from '@/platform/browser/wait';

/** Pauses between requests, milliseconds: the first, the longest, and all together. */
export type PollPlan = {
  first: number;
  longest: number;
  window: number;
  /** The first request is made at once, not after the first pause. */
  isAtOnce?: boolean;
};

/** The pause before the next request, milliseconds: doubles up to the longest; `null` when the window is over. */
export function pollDelay(attempt: number, { first, longest, window }: PollPlan): number | null {
  let waited = 0;
  for (let index = 0; index < attempt; index += 1) waited += doubledMs(index, first, longest);
  const delay = doubledMs(attempt, first, longest);
  return attempt > 0 && waited + delay > window ? null : delay;
}

/** How long an answer is fresh, so that a flickering page does not send a request each time it is visible. */
export const freshMs = 3_000;

/**
 * Repeats a request with growing pauses while the page is visible. A page that becomes visible again asks at once, and
 * starts again with short pauses. It counts pauses, so that a jumping clock changes nothing.
 * @param plan created once, outside the component; another one begins with its first request
 * @param ask a failure only makes the next pause longer
 * @returns a function that asks at once and starts again with short pauses
 */
export function usePolling(isActive: boolean, plan: PollPlan, ask: () => Promise<unknown>): () => void {
  const id = useId();
  const latest = useRef(ask);
  const attempt = useRef({ plan, count: 0 });
  const askedAt = useRef(-Infinity);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    attempt.current = { plan, count: 0 };
    return focusManager.subscribe((isVisible) => {
      if (isVisible) attempt.current.count = 0;
    });
  }, [isActive, plan]);

  const { refetch } = useQuery({
    queryKey: ['polling', id, plan],
    queryFn: async () => {
      attempt.current.count += 1;
      await latest.current().catch(() => undefined);
      askedAt.current = performance.now();
      return null;
    },
    enabled: isActive,
    ...(plan.isAtOnce === true ? {} : { initialData: null }),
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: () => pollDelay(attempt.current.count - (plan.isAtOnce === true ? 1 : 0), plan) ?? false,
    refetchOnWindowFocus: () => (performance.now() - askedAt.current > freshMs ? 'always' : false),
    refetchOnReconnect: false,
    notifyOnChangeProps: [],
  });

  return () => {
    attempt.current.count = 0;
    if (isActive) void refetch({ cancelRefetch: false });
  };
}
