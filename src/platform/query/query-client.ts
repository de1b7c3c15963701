import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the cache of answers. It does not use the network events of webviews, which are often wrong. The API client
 * retries within its time limit; the library never repeats or delays a write.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The page shows a failure of its loader, and sends no second request when it is rendered.
      queries: { networkMode: 'always', retry: false, retryOnMount: false, staleTime: 30_000 },
      // The variables of a write may contain secrets.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}

/** Resolves when no query is fetching, at once if none is: the page on screen comes first. */
export function whenNotFetching(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(check);
    function check(): void {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    }
    check();
  });
}
