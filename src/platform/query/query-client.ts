import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what servers said. Requests tell whether there is a network, not the browser's events (they lie in
 * WebViews); retries live in the client, under its one time limit; a write is never repeated or postponed by a library.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A page's loader asks before the page is there: a failure it met is shown, not asked for
      // again as the page appears.
      queries: { networkMode: 'always', retry: false, retryOnMount: false, staleTime: 30_000 },
      // What a write was given may be a secret: nothing of it stays.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}
