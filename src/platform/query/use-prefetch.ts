import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { whenNotFetching } from './query-client';

/** Prefetches the next page once this one is idle (decision 89, next page). `fetch` must change nothing. */
export function usePrefetch(fetch: () => Promise<unknown>, isWanted = true): void {
  const queryClient = useQueryClient();
  const prefetch = useEffectEvent(fetch);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isUnmounted = false;

    async function start(): Promise<void> {
      await whenNotFetching(queryClient);
      const { whenPageIdle, mayPrefetch } = await import('./page-idle');
      await whenPageIdle(queryClient);
      if (!isUnmounted && (await mayPrefetch())) await prefetch();
    }

    // After a failure the tap fetches the page.
    start().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isWanted, queryClient]);
}
