import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of answers. Requests show whether there is a network, because the events of webviews are often wrong; the
 * API client retries, within its time limit; the library never repeats or delays a write.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The page shows a failure of its loader, and does not ask again when it is rendered.
      queries: { networkMode: 'always', retry: false, retryOnMount: false, staleTime: 30_000 },
      // The variables of a write may contain secrets.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}
