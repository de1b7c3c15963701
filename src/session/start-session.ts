import { secretParams, type Params } from './common-params';
import { plainHref } from './hash-links';
import { readLaunchParams } from './launch-params';
import { withoutParams } from './query-text';
import type { CookieJar } from './session-cookies';
import { createSessionStore, type SessionStore } from './session-store';
import { createSessionVault, type StorageLike } from './session-vault';
import { succeed } from './succession';

export type SessionEnv = {
  /** The whole address, as `location.href` gives it. */
  href: string;
  /** Puts another address of our own in the place of the present one, without a history entry. */
  replaceUrl: (href: string) => void;
  sessionStorage?: StorageLike;
  cookies: CookieJar;
  /** Whether the page came over https. */
  secure: boolean;
};

function addressOf(href: string): URL {
  const url = new URL(href);
  const plain = plainHref(href);
  return plain === null ? url : new URL(url.origin + plain);
}

function cleanAddress(env: SessionEnv, address: URL): void {
  const clean = new URL(address);
  clean.search = withoutParams(address.search, secretParams);
  if (clean.href === env.href) return;
  try {
    env.replaceUrl(clean.href);
  } catch {
    // Some WebViews count replacements and refuse too many; the page works under the address it has.
  }
}

/** What this page's session will be; keeps and changes nothing (the early start asks before the application is there). */
export function foreseeSession({ href, sessionStorage, cookies, secure }: SessionEnv): Params {
  return succeed(createSessionVault(sessionStorage, cookies, secure).load(), readLaunchParams(addressOf(href).search)).params;
}

/**
 * Makes the session of this page: once, before the router exists. Turns a hash link into a plain address, takes the
 * secrets out of the address bar, and joins the launch with the session of before (specification sections 1, 6 and 9).
 * Never throws because of blocked storage.
 * @returns the session, and the owner (if any) whose records and cached answers the caller has to drop
 */
export function startSession(env: SessionEnv): { session: SessionStore; replacedOwner: string | null } {
  const address = addressOf(env.href);
  const vault = createSessionVault(env.sessionStorage, env.cookies, env.secure);
  const { params, replaced } = succeed(vault.load(), readLaunchParams(address.search));
  vault.save(params);
  cleanAddress(env, address);
  return { session: createSessionStore(params, vault), replacedOwner: replaced };
}
