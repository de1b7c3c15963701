import type { Query, QueryClient } from '@tanstack/react-query';
import { markets, type Market } from '@/domain/market';
import { atMost } from '@/platform/browser/wait';
import { whenNotFetching } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { StaleFooter } from '@/ui/page-shell';

// The build writes the attributes of the root, and marks what it adds to the head (scripts/lib/page-html.ts).

type Page = {
  /** Public path. */
  path: string;
  market: Market;
  /** Language of the next rendering. */
  locale: string;
  /** Launch parameters that the links of the page would contain. */
  travelParams: Readonly<Record<string, string>>;
};

/** @returns whether the HTML contains a page that the build has rendered, whole or without its data */
export function hasMarkup(root: Element): boolean {
  return root.hasAttribute('data-prerendered-path') || root.hasAttribute('data-skeleton');
}

/** Whether React would render the same as the HTML: the site's language and market, no launch parameters. */
export function isPrerenderedFor(root: Element, { path, market, locale, travelParams }: Page): boolean {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return (
    root.getAttribute('data-prerendered-path') === plain &&
    root.getAttribute('data-prerendered-locale') === locale &&
    market === markets.indonesia &&
    Object.keys(travelParams).length === 0
  );
}

/** Removes the build's head tags and the attribute `data-stale`: React renders its own. */
export function removePrerenderedTags(document: Document): void {
  document.head.querySelectorAll('[data-prerendered]').forEach((element) => element.remove());
  document.getElementById('root')?.removeAttribute('data-stale');
}

/** The longest wait for the answer, in milliseconds; then React renders without it. */
const longestWaitMs = 2_000;

/** Takes over the preview (decision 87, preview) of `target`: React shows the same first, the script writes no more. */
export async function adoptPreview(
  target: Pick<Window, 'previewInput' | 'shownPreview'>,
  queryClient: QueryClient,
  { session, locale, clock }: Pick<Services, 'session' | 'locale' | 'clock'>,
): Promise<void> {
  const { shownPreview: shown } = target;
  target.previewInput = undefined;
  target.shownPreview = undefined;
  // Another borrower must not see it.
  if (!shown || shown.owner !== session.current()?.ownerId) return;
  const isAwaited = ({ queryHash, state }: Query) => queryHash === shown.answered && state.status === 'pending';
  const needed: Promise<unknown>[] = [];
  if (shown.stored) {
    for (const { queryKey, data } of shown.stored) queryClient.setQueryData(queryKey, data);
    clock.atLeast(shown.readAt);
    needed.push(StaleFooter.preload(locale));
  }
  if (shown.answered !== null) needed.push(whenNotFetching(queryClient, { predicate: isAwaited }));
  await atMost(longestWaitMs, Promise.all(needed));
}
