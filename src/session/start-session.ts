import { attempt } from '@/lib/attempt';
import { identityParams, omit, secretParams, type Params } from './common-params';
import { createDeviceOwners, type DeviceOwners, type StorageLike } from './device-owners';
import { plainHref } from './hash-links';
import { judgeLaunch, type Judgement } from './judge-launch';
import { readLaunch } from './launch-params';
import { ownerOf } from './owner-id';
import { withoutParams } from './query-text';
import { createSessionStore, type SessionStore } from './session-store';
import { loadSession, saveSession, type VaultEnv } from './session-vault';

export type SessionEnv = VaultEnv & {
  /** The whole address, as `location.href` gives it. */
  href: string;
  /** Puts another address of our own in the place of the present one, without a history entry. */
  replaceUrl: (href: string) => void;
  localStorage?: StorageLike | undefined;
  /** Whether the browser went back or forward to this page: its address was a launch once, and is none now. */
  isBack?: boolean | undefined;
};

/** What the address and the device say of the borrower of a page. Looking changes nothing. */
type Arrival = {
  /** The address, a hash link turned into the plain one. */
  address: URL;
  owners: DeviceOwners;
  /** Whether the address alone says who the borrower is, and proves it. */
  isComplete: boolean;
  launch: Params;
  judge: () => Judgement & {
    /** The parameters of the session that the device has kept. */
    kept: Params;
    /** The name under which the borrower's records lie; `undefined` where nobody is signed in. */
    owner: string | undefined;
  };
};

function lookAt(env: SessionEnv): Arrival {
  const { href, folder, localStorage, isBack = false } = env;
  const plain = plainHref(href);
  const address = new URL(plain === null ? href : new URL(href).origin + folder + plain);
  const { params: launch, isContradictory } = readLaunch(address.search, new URL(href).search);
  const owners = createDeviceOwners(localStorage);
  const hasSecret = launch['token'] !== undefined || launch['sessionId'] !== undefined;
  return {
    address,
    owners,
    isComplete: launch['token'] !== undefined && launch['userId'] !== undefined && !isContradictory && !isBack,
    launch,
    judge() {
      const kept = loadSession(env, owners);
      const before = ownerOf(kept) ?? owners.present();
      const { kind, params } = judgeLaunch(kept, launch, before);
      const isPastLaunch = isBack && kind === 'other' && before !== undefined && before !== ownerOf(params);
      // Of two different values nobody can say whose the secret is.
      if ((isContradictory && hasSecret) || isPastLaunch)
        return { kind: 'unproven', params: omit(launch, identityParams), kept, owner: undefined };
      const owner = kind === 'unproven' ? undefined : owners.nameOf(kind === 'same' ? kept : params);
      return { kind, params, kept, owner };
    },
  };
}

/** What a page can know of its session before the application is there. Nothing is kept or changed by it. */
export type SessionPreview = {
  /**
   * Who the borrower is, and in which market; what else the session knows may be missing. sessionStorage, which a first
   * frame waits for, is only looked into where the address does not say all of it.
   */
  borrower: () => Params;
  /** Every parameter of the session. */
  session: () => Params;
  owners: DeviceOwners;
};

/** Looks what the session of this page will be (the early start asks before the application is there). */
export function previewSession(env: SessionEnv): SessionPreview {
  const { isComplete, launch, judge, owners } = lookAt(env);
  const session = () => judge().params;
  return { borrower: isComplete ? () => launch : session, session, owners };
}

/**
 * Makes the session of this page: once, before the router exists. Turns a hash link into a plain address, takes the
 * secrets out of the address bar, and joins the launch with the session of before (specification sections 1, 6 and 9).
 * An address that names a borrower and proves nothing changes nothing on the device. Never throws
 * because of blocked storage.
 * @returns the session, which names the owners whose records the caller has to delete
 */
export function startSession(env: SessionEnv): SessionStore {
  const { address, owners, judge } = lookAt(env);
  const { kind, params, kept, owner } = judge();
  const save = (next: Params) => saveSession(env, next);
  if (kind !== 'unproven') {
    const before = owners.nameOf(kept);
    // An earlier build, or a device that was full, has not written down who was here.
    if (before !== undefined) owners.arrive(before, kept);
    // First of all: a page that dies after this line leaves behind what the next start has to finish.
    if (owner !== undefined) owners.arrive(owner, params);
    save(params);
  }
  address.search = withoutParams(address.search, secretParams);
  // Some WebViews count replacements and refuse too many; the page works under the address it has.
  if (address.href !== env.href) attempt(() => env.replaceUrl(address.href));
  return createSessionStore(params, save, owners, owner);
}
