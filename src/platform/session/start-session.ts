import { attempt } from './attempt';
import {
  identityParams,
  omit,
  secretParams,
  type Params,
  deviceParams,
  merge,
  pick,
  type IdentityParam,
} from './common-params';
import { createDeviceOwners, type DeviceOwners, type StorageLike } from './device-owners';
import { plainHref } from './hash-links';
import { readLaunch } from './launch-params';
import { ownerOf } from './owner-id';
import { withoutParams } from './query-text';
import { createSessionStore, type SessionStore } from './session-store';
import { loadSession, saveSession, type VaultEnv } from './session-vault';

/**
 * What the address of a page makes of the session that the device has kept (decision 30, record owner).
 * `same`: the kept session goes on, or is renewed. `other`: a session begins, of the first borrower or of another one.
 * `unproven`: the address names a borrower and proves nothing; the page has no session, and
 * what is kept stays as it is.
 */
type Judgement = { kind: 'same' | 'other' | 'unproven'; params: Params };

/** Whether an address that names somebody names the borrower of the kept session. */
function isSameBorrower(kept: Params, launch: Params): boolean {
  const bothHave = (name: IdentityParam) => launch[name] !== undefined && kept[name] !== undefined;
  const agrees = (name: IdentityParam) => bothHave(name) && launch[name] === kept[name];

  // A borrower is their id, whatever becomes of the token.
  if (bothHave('userId')) return agrees('userId');
  if (bothHave('token')) return agrees('token');
  return agrees('sessionId');
}

/**
 * Whether an address proves whom it names. Tokens and session ids never stay in an address, so only the
 * native app can have written one. A session id alone names nobody: it is enough only where there is
 * nothing better to know a borrower by.
 * @param before the owner of the records on the device
 */
function isProof({ token, sessionId, userId }: Params, before: string | undefined): boolean {
  if (token !== undefined) return true;
  if (sessionId === undefined) return false;
  return userId !== undefined || before === undefined || before.startsWith('s:');
}

/**
 * Judges an address by what the device has kept. A reload of our own address, which carries no token, continues the
 * kept session; a launch of the same borrower renews it; a launch of another borrower replaces all but the handset.
 * @param kept the parameters of the kept session; none of a session that is over
 * @param launch what the address says, as `readLaunch` reads it
 * @param before the owner of the records on the device, signed in or not; `undefined` where there is none
 */
function judgeLaunch(kept: Params, launch: Params, before: string | undefined): Judgement {
  const names = identityParams.some((name) => launch[name] !== undefined);
  if (!names) return { kind: 'same', params: merge(kept, launch) };

  if (ownerOf(kept) === undefined || !isSameBorrower(kept, launch)) {
    const handset = pick(kept, deviceParams);
    if (isProof(launch, before)) return { kind: 'other', params: merge(handset, launch) };
    return { kind: 'unproven', params: merge(handset, omit(launch, identityParams)) };
  }
  if (launch['token'] === undefined) return { kind: 'same', params: merge(kept, launch) };
  // A launch with a token is complete: what it does not say (`pop`) is not remembered from before. A renewed token also
  // ends the native session that belonged to the token before.
  const isRenewed = launch['token'] !== kept['token'];
  const remembered = pick(kept, [...deviceParams, 'userId', ...(isRenewed ? [] : ['token', 'sessionId'])]);
  return { kind: 'same', params: merge(remembered, launch) };
}

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
