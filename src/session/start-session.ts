import { secretParams, type Params } from './common-params';
import { createDeviceOwners } from './device-owners';
import { plainHref } from './hash-links';
import { readLaunchParams } from './launch-params';
import { nextSession } from './next-session';
import { ownerOf } from './owner-id';
import { withoutParams } from './query-text';
import { createSessionStore, type SessionStore } from './session-store';
import { loadSession, saveSession, type StorageLike, type VaultEnv } from './session-vault';

export type SessionEnv = VaultEnv & {
  /** The whole address, as `location.href` gives it. */
  href: string;
  /** Puts another address of our own in the place of the present one, without a history entry. */
  replaceUrl: (href: string) => void;
  localStorage?: StorageLike | undefined;
};

function addressOf({ href, folder }: SessionEnv): URL {
  const url = new URL(href);
  const plain = plainHref(href);
  return plain === null ? url : new URL(url.origin + folder + plain);
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

const launchOf = (env: SessionEnv) => readLaunchParams(addressOf(env).search);

function open(env: SessionEnv, launch: Params = launchOf(env)) {
  const owners = createDeviceOwners(env.localStorage);
  const kept = loadSession(env, owners.isOver);
  return { owners, succession: nextSession(kept, launch) };
}

/** What this page's session will be; keeps and changes nothing (the early start asks before the application is there). */
export function previewSession(env: SessionEnv): Params {
  return open(env).succession.params;
}

/**
 * Who the borrower of this page will be, and in which market; what else the session knows may be missing. sessionStorage, which a
 * first frame waits for, is only looked into where the launch does not say all of it.
 */
export function previewBorrower(env: SessionEnv): Params {
  const launch = launchOf(env);
  const isComplete = launch['token'] !== undefined && launch['userId'] !== undefined;
  return isComplete ? launch : open(env, launch).succession.params;
}

/**
 * Makes the session of this page: once, before the router exists. Turns a hash link into a plain address, takes the
 * secrets out of the address bar, and joins the launch with the session of before (specification sections 1, 6 and 9).
 * Never throws because of blocked storage.
 * @returns the session, which names the owners whose records the caller has to delete
 */
export function startSession(env: SessionEnv): SessionStore {
  const {
    owners,
    succession: { params, replaced },
  } = open(env);
  const owner = ownerOf(params);
  // First of all: a page that dies after this line leaves behind what the next start has to finish.
  if (replaced !== null) owners.leave(replaced);
  if (owner !== undefined) owners.arrive(owner);
  const save = (next: Params) => saveSession(env, next);
  save(params);
  cleanAddress(env, addressOf(env));
  return createSessionStore(params, save, owners);
}
