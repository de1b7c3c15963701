import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what servers said. Requests tell whether there is a network, not the browser's events (they lie in
 * WebViews); retries live in the client, under its one time limit; a write is never repeated or postponed by a library.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
