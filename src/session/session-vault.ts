import { attempt } from '@/lib/attempt';
import { deviceParams, merge, noParams, pick, type Params } from './common-params';
import type { DeviceOwners, StorageLike } from './device-owners';
import { sessionInputs } from './launch-params';
import { ownerOf } from './owner-id';
import { readSessionCookies, writeSessionCookies, type CookieJar, type CookiePlace } from './session-cookies';

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
 * Apart from keeping one, which the early start has no use for (src/prerender/early-start.ts). Never throws.
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
