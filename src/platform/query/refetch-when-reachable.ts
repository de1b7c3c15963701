import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { classifyError } from '@/platform/api/errors';
import { onOnline } from '@/platform/browser/online';
import { onVisibilityChange } from '@/platform/browser/visibility';
import { MissingFileError } from '@/platform/offline/import-files';

/**
 * Reads again what the page shows as not reached, when the phone reports a network, when the person returns, and now,
 * because this code itself may have waited for the network. It never repeats a write, nor a query that only a
 * tap fetches (`enabled: false`).
 */
export function refetchWhenReachable(queryClient: QueryClient): void {
  const isUnreached = (error: unknown) =>
    error instanceof MissingFileError || ['offline', 'timed-out'].includes(classifyError(error));
  function refetch(): void {
    const failed: QueryFilters = { type: 'active', predicate: ({ state }) => isUnreached(state.error) };
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
  }
  onOnline(refetch);
  onVisibilityChange((isVisible) => isVisible && refetch());
  refetch();
}
