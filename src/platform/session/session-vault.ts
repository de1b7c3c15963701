import { attempt } from '@/platform/browser/attempt';
import { deviceParams, merge, noParams, pick, type Params, sessionParams } from './common-params';
import type { DeviceOwners, StorageLike } from './device-owners';
import { sessionParamsOf } from './launch';
import { ownerOf } from './owner-id';

/** `document.cookie` as two functions; both may throw if cookies are blocked. */
type CookieJar = { read: () => string; write: (cookie: string) => void };

/** The scope of the cookies. */
type CookieScope = {
  /** Whether the page was loaded over https. */
  secure: boolean;
  /** The folder of the app on its host, such as `/app`; empty for the whole host. */
  folder: string;
};

const never = 'Fri, 31 Dec 9999 23:59:59 GMT';
const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by this app.
    return text;
  }
}

/** Reads the session's cookies. @throws what the jar throws */
function readSessionCookies(jar: CookieJar): Params {
  const all = noParams();
  for (const cookie of jar.read().split(';')) {
    const [name = '', ...value] = cookie.trim().split('=');
    all[name] ??= decoded(value.join('='));
  }
  return pick(all, sessionParams);
}

/**
 * Writes the session's parameters to its cookies and removes the other session cookies. Unlike sessionStorage they
 * survive a kill of the webview (specification section 9: expiry 31 Dec 9999).
 * @throws what the jar throws
 */
function writeSessionCookies(jar: CookieJar, params: Params, { secure, folder }: CookieScope): void {
  const attributes = (path: string) => `path=${path || '/'}; SameSite=Strict${secure ? '; Secure' : ''}`;
  const present = readSessionCookies(jar);
  for (const name of sessionParams) {
    const value = params[name];
    // Removed first: a browser ignores a cookie that is too long, and that of the earlier borrower would stay. Cookies
    // of the whole host, from before the app moved into its folder, are removed too: it would read them.
    if (present[name] !== undefined && present[name] !== value)
      for (const path of new Set([folder, ''])) jar.write(`${name}=; expires=${longAgo}; ${attributes(path)}`);
    if (value !== undefined) jar.write(`${name}=${encodeURIComponent(value)}; expires=${never}; ${attributes(folder)}`);
  }
}

const storageKey = 'loan-web.session';
const none: Params = Object.freeze(noParams());

/** @returns no parameters for anything but a record of strings @throws SyntaxError if it is not JSON */
function parseStored(text: string): Params {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return none;
  const params = noParams();
  for (const [name, value] of Object.entries(stored)) {
    if (typeof value !== 'string') return none;
    params[name] = value;
  }
  return params;
}

/** Where a session is stored. */
export type VaultEnv = CookieScope & {
  /** Absent where the browser refuses it. */
  sessionStorage?: StorageLike | undefined;
  cookies: CookieJar;
};

/**
 * Loads the session from sessionStorage, or, after a kill of the webview, from the cookies. Never throws. The inline
 * script uses it without `saveSession`.
 * @param owners by which a stored session may have ended
 */
export function loadSession({ sessionStorage, cookies }: VaultEnv, owners: DeviceOwners): Params {
  function isLive(params: Params): boolean {
    const owner = owners.nameOf(params);
    return owner !== undefined && !owners.isOver(owner);
  }

  const fromStorage = attempt(() => sessionParamsOf(parseStored(sessionStorage?.getItem(storageKey) ?? '{}'))) ?? none;
  if (isLive(fromStorage)) return fromStorage;
  const ofPhone = ownerOf(fromStorage) === undefined ? fromStorage : pick(fromStorage, deviceParams);
  const fromCookies = attempt(() => sessionParamsOf(readSessionCookies(cookies))) ?? none;
  return isLive(fromCookies) ? merge(ofPhone, fromCookies) : ofPhone;
}

/**
 * Stores the launch parameters in sessionStorage, and those of the session in cookies too. Never throws: without
 * storage the session lives in memory.
 */
export function saveSession(env: VaultEnv, params: Params): void {
  const { sessionStorage, cookies } = env;
  attempt(() => {
    // Removed first, so that the old session does not stay if storage is full.
    sessionStorage?.removeItem(storageKey);
    if (Object.keys(params).length > 0) sessionStorage?.setItem(storageKey, JSON.stringify(params));
  });
  attempt(() => writeSessionCookies(cookies, ownerOf(params) === undefined ? none : params, env));
}
