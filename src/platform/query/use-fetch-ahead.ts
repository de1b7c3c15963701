import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetchChunk } from '@/platform/offline/fetch-chunk';

/**
 * Prefetches the page of the main action, data and code, once this page is idle; not in data saver mode or with a low
 * battery (decision 89, next page).
 * @param fetch preloads the route with the inputs of the action; its reads must change nothing
 * @param isWanted whether the action leads there
 */
export function useFetchAhead(fetch: () => Promise<unknown>, isWanted = true): void {
  const queryClient = useQueryClient();
  const fetchNow = useEffectEvent(fetch);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;

    async function begin(): Promise<void> {
      const { whenPageIdle, mayFetchAhead } = await fetchChunk(() => import('./page-idle'));
      await whenPageIdle(queryClient, window);
      if (!isLeft && (await mayFetchAhead(navigator))) await fetchNow();
    }

    // After a failure the tap fetches it.
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWanted, queryClient]);
}
