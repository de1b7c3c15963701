import type { QueryClient } from '@tanstack/react-query';
import { wait } from '@/platform/browser/wait';
import type { Services } from '@/platform/services';
import { StaleFooter } from '@/ui/page-shell';

/** Nothing is known any more after so long: the page then shows what it has; milliseconds. */
const longestMs = 2_000;

/** Resolves once a query has its answer, or has failed; at once where nobody asks. */
function querySettled(queryClient: QueryClient, queryHash: string): Promise<void> {
  const cache = queryClient.getQueryCache();
  return new Promise((resolve) => {
    const stop = cache.subscribe(look);
    function look(): void {
      const query = cache.get(queryHash);
      if (query?.state.status === 'pending' && query.state.fetchStatus === 'fetching') return;
      stop();
      resolve();
    }
    look();
  });
}

/**
 * Takes over what the script in the HTML has shown (decision 87, preview): the first rendering has all of it, so
 * that no letter goes and comes back. From here on that script writes nothing.
 * @param target the window, where the script has left it
 */
export async function adoptPreview(
  target: Pick<Window, 'previewInput' | 'shownPreview'>,
  queryClient: QueryClient,
  { session, locale, clock }: Pick<Services, 'session' | 'locale' | 'clock'>,
): Promise<void> {
  const { shownPreview: shown } = target;
  target.previewInput = undefined;
  target.shownPreview = undefined;
  if (!shown || shown.owner !== session.current()?.ownerId) return;
  for (const { queryKey, data } of shown.kept ?? []) queryClient.setQueryData(queryKey, data);
  const needed: Promise<unknown>[] = [];
  if (shown.kept) clock.atLeast(shown.readAt);
  if (shown.kept) needed.push(StaleFooter.fetchAhead(locale));
  if (shown.answered !== null) needed.push(querySettled(queryClient, shown.answered));
  await Promise.race([Promise.all(needed), wait(longestMs)]);
}
