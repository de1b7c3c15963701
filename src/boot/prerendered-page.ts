import type { QueryClient } from '@tanstack/react-query';
import { markets, type Market } from '@/domain/market';
import { wait } from '@/platform/browser/wait';
import type { Services } from '@/platform/services';
import { StaleFooter } from '@/ui/page-shell';

/** Attributes of the root that name the rendered page; the build writes them (scripts/vite/prerender.ts). */
const pathAttribute = 'data-prerendered-path';
const localeAttribute = 'data-prerendered-locale';
/** On what the build has put into the head. */
const headAttribute = 'data-prerendered';

/** Attribute of the root of a page that was prerendered without its data. */
const skeletonAttribute = 'data-skeleton';

type Page = {
  /** Public path. */
  path: string;
  market: Market;
  /** Language of the next rendering. */
  locale: string;
  /** Launch parameters that the links of the page would contain. */
  travelParams: Readonly<Record<string, string>>;
};

/** @returns whether the HTML contains a page that the build has rendered whole */
export function isPrerendered(root: Element): boolean {
  return root.hasAttribute(pathAttribute);
}

/** @returns whether the HTML contains a page without its data */
export function isSkeletonPage(root: Element): boolean {
  return root.hasAttribute(skeletonAttribute);
}

/**
 * Whether the prerendered page is exactly the one that React would render; then React hydrates it. It was rendered in
 * the site's own language and market, with links without launch parameters.
 */
export function isPrerenderedFor(root: Element, { path, market, locale, travelParams }: Page): boolean {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return (
    root.getAttribute(pathAttribute) === plain &&
    root.getAttribute(localeAttribute) === locale &&
    market === markets.indonesia &&
    Object.keys(travelParams).length === 0
  );
}

/** Removes what the HTML has for its own page, head tags and the mark of old data: React renders its own. */
export function leavePrerendered(document: Document): void {
  document.head.querySelectorAll(`[${headAttribute}]`).forEach((element) => element.remove());
  document.getElementById('root')?.removeAttribute('data-stale');
}

/** After so long the application renders without the answer; milliseconds. */
const longestWaitMs = 2_000;

/** Resolves once a query has its answer or has failed; at once if it is not being fetched. */
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
 * Takes over the preview of the HTML (decision 87, preview): the first rendering by React shows the same, so that no
 * text disappears and comes back. From here on the inline script writes nothing.
 * @param target the window, where the script has left its result
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
  const needed: Promise<unknown>[] = [];
  if (shown.stored) {
    for (const { queryKey, data } of shown.stored) queryClient.setQueryData(queryKey, data);
    clock.atLeast(shown.readAt);
    needed.push(StaleFooter.preload(locale));
  }
  if (shown.answered !== null) needed.push(querySettled(queryClient, shown.answered));
  await Promise.race([Promise.all(needed), wait(longestWaitMs)]);
}
