import { joinQueries } from './query-text';

/** Only a place to resolve paths against; never part of a result. */
const anyOrigin = 'https://app.invalid';

function split(text: string, mark: string): [before: string, from: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/**
 * Turns an old hash link into the plain path of the same page: `/?x=1#/borrowDetail/?orderId=2` →
 * `/borrowDetail?x=1&orderId=2`. Both queries are merged and the hash part wins (specification section 2, the `#/…`
 * routes). An anchor such as `#terms` is none of its business.
 * @param href an address or a path, whatever it holds
 * @returns path, query and anchor, beginning with exactly one `/` so that it can never name another origin;
 *   `null` when the address is no hash link
 */
export function plainHref(href: string): string | null {
  const [beforeHash, hash] = split(href, '#');
  if (!hash.startsWith('#/')) return null;
  const [route, anchor] = split(hash.slice(1), '#');
  const [path, routeQuery] = split(route, '?');
  const [, outerQuery] = split(beforeHash, '?');

  const url = new URL(anyOrigin);
  // The setters treat `\`, tabs, dot segments and stray bytes as a browser would; what is left
  // is collapsed to one slash.
  url.pathname = path;
  url.search = joinQueries(outerQuery, routeQuery);
  url.hash = anchor;
  const plainPath = url.pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
  return plainPath + url.search + url.hash;
}
