import { joinQueries, parseSearch, queryPairs, withoutParams } from '@/platform/browser/search';
import {
  commonParams,
  identityParams,
  noParams,
  pageParams,
  secretParams,
  type IdentityParam,
  type Params,
} from './common-params';

/** UTF-16 units. */
const maxValueLength = 4_096;
const maxNameLength = 256;
const maxUnknown = 100;

const known = new Set<string>([...commonParams, ...pageParams]);

const isIdentity = (name: string): name is IdentityParam => identityParams.some((identity) => identity === name);

/** Trims an identity; empty if the native app wrote its language's word for "no value". */
function toIdentity(raw: string): string {
  const value = raw.trim();
  return /^(?:undefined|null|\(null\)|nil)$/i.test(value) ? '' : value;
}

/**
 * The parameters of a launch that belong to the session: no page inputs, no values over 4 KiB, at most 100 unknown
 * names. Values stay as written, but an identity is trimmed, and an empty one is dropped.
 * @returns a new record without a prototype
 */
export function sessionParamsOf(params: Params): Params {
  const result = noParams();
  let unknown = 0;
  for (const [name, raw] of Object.entries(params)) {
    const value = isIdentity(name) ? toIdentity(raw) : raw;
    const isOversized = value.length > maxValueLength || name.length > maxNameLength;
    const isEmptyIdentity = value === '' && isIdentity(name);
    if (isOversized || isEmptyIdentity || pageParams.some((page) => page === name)) continue;
    if (!known.has(name)) unknown += 1;
    if (known.has(name) || unknown <= maxUnknown) result[name] = value;
  }
  return result;
}

/** Only a base to resolve paths against; never part of a result. */
const anyOrigin = 'https://app.invalid';

function split(text: string, separator: string): [before: string, from: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/**
 * Turns an old hash link into the path of the same page: `/?x=1#/borrowDetail/?orderId=2` →
 * `/borrowDetail?x=1&orderId=2`. Both queries are merged and the hash part wins (specification section 2, the `#/…`
 * routes).
 * @returns path, query and anchor, beginning with exactly one `/` so that it can never name another origin;
 *   `null` for an address without a hash route (`#terms` is an anchor)
 */
function pathOfHashLink(href: string): string | null {
  const [beforeHash, hash] = split(href, '#');
  if (!hash.startsWith('#/')) return null;
  const [route, anchor] = split(hash.slice(1), '#');
  const [path, routeQuery] = split(route, '?');
  const [, outerQuery] = split(beforeHash, '?');

  const url = new URL(anyOrigin);
  // The setters treat `\`, tabs, dot segments and stray bytes as a browser does. Slashes that remain become one.
  url.pathname = path;
  url.search = joinQueries(outerQuery, routeQuery);
  url.hash = anchor;
  const plainPath = url.pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
  return plainPath + url.search + url.hash;
}

export type Launch = ReturnType<typeof readLaunch>;

/**
 * Parses the launch data in the address of a page, for the inline script and the application. Every value is a string,
 * as written: an id is never a number. Of equal names the first is used.
 * @param folder the folder of the app on its host, such as `/app`; empty for the whole host
 * @throws TypeError if it is not an absolute address
 */
export function readLaunch(href: string, folder = '') {
  const { origin, search: outerQuery } = new URL(href);
  const path = pathOfHashLink(href);
  const address = new URL(path === null ? href : origin + folder + path);
  const inputs: Params = parseSearch(address.search);
  // Also compares the query before the hash, whose values a hash route may have replaced.
  const pairs = [...queryPairs(address.search), ...queryPairs(outerQuery)];
  const valuesOf = (name: string) => pairs.filter((pair) => pair.name === name).map(({ value }) => toIdentity(value));
  const isContradictory = identityParams.some((name) => new Set(valuesOf(name)).size > 1);
  address.search = withoutParams(address.search, secretParams);
  return {
    /** The parameters that belong to the session. */
    session: sessionParamsOf(inputs),
    /** All parameters, including the inputs of the page. */
    inputs,
    /** The address to show: a path in place of a hash link, without token and session id. */
    cleanHref: address.href,
    isHashLink: path !== null,
    /** Whether it names two different borrowers. */
    isContradictory,
  };
}
