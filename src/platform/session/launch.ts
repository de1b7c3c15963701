import { attempt } from '@/platform/browser/attempt';
import { changeQuery, joinQueries, parseSearch, queryPairs } from '@/platform/browser/search';
import {
  commonParams,
  identityParams,
  pageParams,
  sessionParams,
  type IdentityParam,
  type Params,
} from './common-params';

// Lengths in UTF-16 units.
/** Of all parameters in an address: each request and each link repeats them, and servers refuse long addresses. */
const maxTotalLength = 6_144;
/** Of the query of a page; a hash link does not meet the limit of the server. */
const maxQueryLength = 8_192;

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

/** The identity that a name means: some apps write it in other letters, or with blanks. */
function identityOf(name: string): IdentityParam | undefined {
  const plain = name.replaceAll(/[?\s]/g, '').toLowerCase();
  return identityParams.find((identity) => identity.toLowerCase() === plain);
}

/** A secret, anywhere in an address: a native app may join the parts in the wrong way. */
const hiddenSecret = /(?:^|[^a-z])(?:token|session_?id)\W*=/i;

/** A text without its escapes; itself if it has wrong ones. */
export const decoded = (text: string) => attempt(() => decodeURIComponent(text)) ?? text;

/** A part of an address as it is before such a secret, and before the first escaped character. */
function beforeSecret(text: string): string {
  return hiddenSecret.test(decoded(decoded(text))) ? text.replace(/(?:[?#&;%]|[^a-z]?(?:token|session)).*/i, '') : text;
}

/** The query of a page without secrets, and not too long. Other bytes do not change. */
export function cleanQuery(query: string): string {
  let left = maxQueryLength;
  return changeQuery(query, ({ text }) => {
    const kept = beforeSecret(text);
    left -= kept.length + 1;
    return left < 0 ? '' : kept;
  });
}

/** Trims an identity; empty if the native app wrote its language's word for "no value". */
function toIdentity(raw: string): string {
  const value = raw.trim();
  return /^(?:undefined|null|\(null\)|nil)$/i.test(value) ? '' : value;
}

/** The parameters of the session in a launch, the borrower's first, as written, and not too many to repeat. */
export function sessionParamsOf(params: Params): Params {
  const result: Record<string, string> = {};
  let left = maxTotalLength;
  for (const name of new Set([...sessionParams, ...commonParams, ...Object.keys(params)])) {
    const value = params[name];
    const identity = identityOf(name);
    const isOddIdentity = identity !== undefined && (identity !== name || value === '');
    if (value === undefined || isOddIdentity || isOneOf(pageParams, name)) continue;
    const { length } = new URLSearchParams([[name, value]]).toString();
    if (length >= left) continue;
    left -= length + 1;
    result[name] = value;
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
 * `/borrowDetail?x=1&orderId=2`. The hash part wins (specification section 2, the `#/…` routes).
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
 * as written; of equal names the first is used. @param folder of the app on its host, such as `/app`; may be empty
 * @throws TypeError if it is not an absolute address
 */
export function readLaunch(href: string, folder = '') {
  const { origin, search: outerQuery } = new URL(href);
  const path = pathOfHashLink(href);
  const address = new URL(path === null ? href : origin + folder + path);
  // Also compares the query before the hash, whose values a hash route may have replaced.
  const pairs = [...queryPairs(address.search), ...queryPairs(outerQuery)];
  const identities: Record<string, string> = {};
  let isContradictory = false;
  for (const { name, value } of pairs) {
    const identity = identityOf(name);
    if (identity) isContradictory ||= (identities[identity] ??= toIdentity(value)) !== toIdentity(value);
  }
  address.search = cleanQuery(address.search);
  address.hash = beforeSecret(address.hash);
  address.pathname = beforeSecret(address.pathname);
  const inputs: Params = parseSearch(address.search);
  return {
    session: sessionParamsOf({ ...inputs, ...identities }),
    /** All parameters without a secret, including the inputs of the page. */
    inputs,
    /** The address to show: a path in place of a hash link, without token and session id. */
    cleanHref: address.href,
    isHashLink: path !== null,
    /** Whether it names two different borrowers. */
    isContradictory,
  };
}
