import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { classifyError } from '@/platform/api/errors';
import { onOnline } from '@/platform/browser/online';
import { onVisibilityChange } from '@/platform/browser/visibility';
import { MissingFileError } from '@/platform/offline/import-files';

/** Reads again what was not reached, now, with a network and on return; no write, no query of a tap. */
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
