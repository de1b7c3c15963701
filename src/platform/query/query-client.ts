import { QueryClient, type QueryFilters } from '@tanstack/react-query';

/** Creates the cache of answers. It never waits for network events, and never repeats or delays a write. */
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

/** Resolves when none of the queries, by default of all, is fetching; at once if none is. */
export function whenNotFetching(queryClient: QueryClient, queries: QueryFilters = {}): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(check);
    function check(): void {
      if (queryClient.isFetching(queries) > 0) return;
      stop();
      resolve();
    }
    check();
  });
}
