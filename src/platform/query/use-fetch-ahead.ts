import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetchChunk } from '@/platform/offline/fetch-chunk';

/**
 * Fetches what the main action of a page leads to, data and code, once the page is at rest, unless the person saves
 * data or the battery is low (decision 89, next page).
 * @param fetch preloads the page with the inputs of the action; its reads must be such that may be made for nothing
 * @param isWanted whether the action leads there at all
 */
export function useFetchAhead(fetch: () => Promise<unknown>, isWanted = true): void {
  const queryClient = useQueryClient();
  const fetchNow = useEffectEvent(fetch);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;

    async function begin(): Promise<void> {
      const { atRest, mayFetchAhead } = await fetchChunk(() => import('./at-rest'));
      await atRest(queryClient, window);
      if (!isLeft && (await mayFetchAhead(navigator))) await fetchNow();
    }

    // What does not come now is fetched by the tap.
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWanted, queryClient]);
}
