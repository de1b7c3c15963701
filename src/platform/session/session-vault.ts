import { attempt } from './attempt';
import { deviceParams, merge, noParams, pick, type Params, sessionParams } from './common-params';
import type { DeviceOwners, StorageLike } from './device-owners';
import { sessionInputs } from './launch-params';
import { ownerOf } from './owner-id';

/** `document.cookie`, as two functions; both may throw where cookies are blocked. */
type CookieJar = { read: () => string; write: (cookie: string) => void };

/** Whose cookies they are. */
type CookiePlace = {
  /** Whether the page came over https. */
  secure: boolean;
  /** The folder of the host that is the app's, such as `/app`; empty where the whole host is. */
  folder: string;
};

const never = 'Fri, 31 Dec 9999 23:59:59 GMT';
const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by us.
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
 * Makes the session's cookies say what the parameters say; those not among them are removed. They outlive the page,
 * unlike sessionStorage, and so bring the session back after the webview was killed (specification section 9: expiry
 * 31 Dec 9999).
 * @throws what the jar throws
 */
function writeSessionCookies(jar: CookieJar, params: Params, { secure, folder }: CookiePlace): void {
  const attributes = (where: string) => `path=${where || '/'}; SameSite=Strict${secure ? '; Secure' : ''}`;
  const present = readSessionCookies(jar);
  for (const name of sessionParams) {
    const value = params[name];
    // Removed first: a browser drops a cookie that is too long without a word, and the old borrower's would stay.
    // Those of the whole host as well, from before the app moved into its folder: it would read them again.
    if (present[name] !== undefined && present[name] !== value)
      for (const where of new Set([folder, ''])) jar.write(`${name}=; expires=${longAgo}; ${attributes(where)}`);
    if (value !== undefined) jar.write(`${name}=${encodeURIComponent(value)}; expires=${never}; ${attributes(folder)}`);
  }
}

const storageKey = 'loan-web.session';
const none: Params = Object.freeze(noParams());

/** Anything but a record of texts is no session of ours. @throws SyntaxError when it is not even JSON */
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

/** What a session is kept in. */
export type VaultEnv = CookiePlace & {
  /** Absent where the browser refuses it. */
  sessionStorage?: StorageLike | undefined;
  cookies: CookieJar;
};

/**
 * The session that storage or, after the webview was killed, the cookies have kept: whichever has one that is not over.
 * Apart from keeping one, which the early start has no use for. Never throws.
 * @param owners know whose session is over, whatever has been kept of it
 */
export function loadSession({ sessionStorage, cookies }: VaultEnv, owners: DeviceOwners): Params {
  function isLive(params: Params): boolean {
    const owner = owners.nameOf(params);
    return owner !== undefined && !owners.isOver(owner);
  }

  const fromStorage = attempt(() => sessionInputs(parseStored(sessionStorage?.getItem(storageKey) ?? '{}'))) ?? none;
  if (isLive(fromStorage)) return fromStorage;
  const handset = ownerOf(fromStorage) === undefined ? fromStorage : pick(fromStorage, deviceParams);
  const fromCookies = attempt(() => sessionInputs(readSessionCookies(cookies))) ?? none;
  return isLive(fromCookies) ? merge(handset, fromCookies) : handset;
}

/**
 * Keeps the launch parameters in sessionStorage, and the session's own among them in cookies, so that the session
 * outlives a reload. Never throws: without storage it lives in memory.
 */
export function saveSession(env: VaultEnv, params: Params): void {
  const { sessionStorage, cookies } = env;
  attempt(() => {
    // Removed first, so that a full storage cannot keep the old session.
    sessionStorage?.removeItem(storageKey);
    if (Object.keys(params).length > 0) sessionStorage?.setItem(storageKey, JSON.stringify(params));
  });
  attempt(() => writeSessionCookies(cookies, ownerOf(params) === undefined ? none : params, env));
}
