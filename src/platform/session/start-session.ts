import { attempt } from '@/platform/browser/attempt';
import {
  identityParams,
  omit,
  type Params,
  deviceParams,
  pick,
  type IdentityParam,
  secretParams,
  sessionParams,
} from './common-params';
import {
  isOver,
  ownersOfDevice,
  presentOwner,
  recordsNameOf,
  storeArrival,
  type DeviceOwners,
  type StorageLike,
} from './device-owners';
import { decoded, readLaunch, sessionParamsOf } from './launch';
import { ownerOf } from './owner-id';
import { createSessionStore, type SessionStore } from './session-store';

/** Reading and writing may throw if cookies are blocked. */
type CookieJar = Pick<Document, 'cookie'>;

const never = 'Fri, 31 Dec 9999 23:59:59 GMT';
const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT';

function readSessionCookies(jar: CookieJar): Params {
  const all: Record<string, string> = {};
  for (const cookie of jar.cookie.split(';')) {
    const [name = '', ...value] = cookie.trim().split('=');
    // A cookie that this app did not write may have wrong escapes.
    all[name] ??= decoded(value.join('='));
  }
  return pick(all, sessionParams);
}

/** Writes the cookies of the session, which survive a kill (specification section 9). @throws what the jar throws */
function writeSessionCookies({ cookies: jar, secure, folder }: VaultEnv, params: Params): void {
  const attributes = (path: string) => `path=${path || '/'}; SameSite=Strict${secure ? '; Secure' : ''}`;
  const present = readSessionCookies(jar);
  for (const name of sessionParams) {
    const value = params[name];
    // Removed first: a browser ignores a cookie that is too long, and that of the earlier borrower would stay. Cookies
    // of the whole host, from before the app moved into its folder, are removed too: it would read them.
    if (present[name] !== undefined && present[name] !== value)
      for (const path of new Set([folder, ''])) jar.cookie = `${name}=; expires=${longAgo}; ${attributes(path)}`;
    if (value !== undefined)
      jar.cookie = `${name}=${encodeURIComponent(value)}; expires=${never}; ${attributes(folder)}`;
  }
}

const storageKey = 'loan-web.session';
const none: Params = Object.freeze({});

/** @returns no parameters for anything but a record of strings @throws SyntaxError if it is not JSON */
function parseStored(text: string): Params {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return none;
  const entries: [string, unknown][] = Object.entries(stored);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === entries.length ? Object.fromEntries(texts) : none;
}

type VaultEnv = {
  /** Absent where the browser refuses it. */
  sessionStorage?: StorageLike | undefined;
  cookies: CookieJar;
  /** Whether the page was loaded over https. */
  secure: boolean;
  /** The folder of the app on its host, such as `/app`; empty for the whole host. */
  folder: string;
};

/**
 * Loads the session from sessionStorage; after a kill of the webview, or if another window has renewed it, what the
 * cookies have. Never throws.
 */
function loadSession({ sessionStorage, cookies }: VaultEnv, device: DeviceOwners): Params {
  function liveOwner(params: Params): string | undefined {
    const owner = recordsNameOf(device, params);
    return owner !== undefined && !isOver(device, owner) ? owner : undefined;
  }

  const fromStorage = attempt(() => sessionParamsOf(parseStored(sessionStorage?.getItem(storageKey) ?? '{}'))) ?? none;
  const fromCookies = attempt(() => sessionParamsOf(readSessionCookies(cookies))) ?? none;
  const owner = liveOwner(fromStorage);
  const cookieOwner = liveOwner(fromCookies);
  // A browser ignores a cookie that is too long.
  const hasToken = fromCookies['token'] !== undefined || fromStorage['token'] === undefined;
  if (owner !== undefined)
    return cookieOwner === owner && hasToken ? { ...omit(fromStorage, sessionParams), ...fromCookies } : fromStorage;
  const ofPhone = ownerOf(fromStorage) === undefined ? fromStorage : pick(fromStorage, deviceParams);
  return cookieOwner === undefined ? ofPhone : { ...ofPhone, ...fromCookies };
}

/**
 * Stores the launch in sessionStorage, the session in cookies too; without storage in memory. Never throws.
 * @param refused the session that the server refuses: one that another window has renewed stays in the cookies
 */
function saveSession(env: VaultEnv, params: Params, refused?: Params): void {
  const { sessionStorage } = env;
  attempt(() => {
    // Removed first, so that the old session does not stay if storage is full.
    sessionStorage?.removeItem(storageKey);
    if (Object.keys(params).length > 0) sessionStorage?.setItem(storageKey, JSON.stringify(params));
  });
  attempt(() => {
    const now = readSessionCookies(env.cookies);
    if (refused && secretParams.some((name) => now[name] && now[name] !== refused[name])) return;
    writeSessionCookies(env, ownerOf(params) === undefined ? none : params);
  });
}

/**
 * What the address of a page means for the stored session (decision 30, record owner).
 * `same`: the stored session continues or is renewed. `other`: a session of another borrower, or the first, begins.
 * `unproven`: the address names a borrower without proof; the page has no session, and the stored one is not changed.
 */
type ResolvedLaunch = { kind: 'same' | 'other' | 'unproven'; params: Params };

const hasSecret = (launch: Params) => secretParams.some((name) => launch[name] !== undefined);

function isSameBorrower(stored: Params, launch: Params): boolean {
  const bothHave = (name: IdentityParam) => launch[name] !== undefined && stored[name] !== undefined;
  const agrees = (name: IdentityParam) => bothHave(name) && launch[name] === stored[name];

  // The id decides: a token may be renewed.
  if (bothHave('userId')) return agrees('userId');
  if (bothHave('token')) return agrees('token');
  return agrees('sessionId');
}

/**
 * Whether an address proves which borrower it names. Tokens and session ids are removed from addresses, so only the
 * native app can have written one. A session id alone is proof only if the earlier borrower, `before`, had none better.
 */
function isProof({ token, sessionId, userId }: Params, before: string | undefined): boolean {
  if (token !== undefined) return true;
  if (sessionId === undefined) return false;
  return userId !== undefined || before === undefined || before.startsWith('s:');
}

/** Joins an address with the stored session (none if ended): the same borrower renews it, another replaces it. */
function resolveLaunch(stored: Params, launch: Params, before: string | undefined): ResolvedLaunch {
  const names = identityParams.some((name) => launch[name] !== undefined);
  const isSignedIn = ownerOf(stored) !== undefined;
  // Anyone can write a link without a secret: it changes neither market nor phone of a borrower who is signed in.
  const renewed = isSignedIn && !hasSecret(launch) ? { ...launch, ...stored } : { ...stored, ...launch };
  if (!names) return { kind: 'same', params: renewed };

  if (!isSignedIn || !isSameBorrower(stored, launch)) {
    const ofPhone = pick(stored, deviceParams);
    if (isProof(launch, before)) return { kind: 'other', params: { ...ofPhone, ...launch } };
    return { kind: 'unproven', params: { ...ofPhone, ...omit(launch, identityParams) } };
  }
  if (launch['token'] === undefined) return { kind: 'same', params: renewed };
  // A launch with a token is complete: a parameter that it lacks (`pop`) is not taken from the stored session. A
  // renewed token also ends the native session of the earlier token.
  const isRenewed = launch['token'] !== stored['token'];
  const remembered = pick(stored, [...deviceParams, 'userId', ...(isRenewed ? [] : ['token', 'sessionId'])]);
  return { kind: 'same', params: { ...remembered, ...launch } };
}

export type SessionEnv = VaultEnv & {
  /** The whole address, as `location.href` gives it. */
  href: string;
  replaceUrl: (href: string) => void;
  localStorage?: StorageLike | undefined;
  /** Whether the browser went back or forward to this page: its address is not a new launch. */
  isBack?: boolean | undefined;
};

/** Reads the session of a page, also for the inline script. Changes nothing on the device. */
export function readSession(env: SessionEnv) {
  const { href, folder, localStorage, isBack = false } = env;
  const launch = readLaunch(href, folder);
  const { session, isContradictory } = launch;
  const device = ownersOfDevice(localStorage);
  const isComplete = session['token'] !== undefined && session['userId'] !== undefined && !isContradictory && !isBack;

  /** Joins the launch with the stored session. `owner`: that of the records; `undefined` if not signed in. */
  function resolve(): ResolvedLaunch & { stored: Params; owner: string | undefined } {
    const stored = loadSession(env, device);
    const before = ownerOf(stored) ?? presentOwner(device);
    const { kind, params } = resolveLaunch(stored, session, before);
    const isPastLaunch = isBack && kind === 'other' && before !== undefined && before !== ownerOf(params);
    // With two different values it is unknown to which borrower the secret belongs.
    if ((isContradictory && hasSecret(session)) || isPastLaunch)
      return { kind: 'unproven', params: omit(session, identityParams), stored, owner: undefined };
    const owner = kind === 'unproven' ? undefined : recordsNameOf(device, kind === 'same' ? stored : params);
    return { kind, params, stored, owner };
  }

  return {
    launch,
    device,
    /** Borrower and market. Reads sessionStorage, which delays the first frame, only for an incomplete address. */
    borrower: (): Params => (isComplete ? session : resolve().params),
    resolve,
  };
}

/**
 * Starts the session of this page, once, before the router exists. Replaces a hash link by a path, removes the secrets
 * from the address, and joins the launch with the stored session (specification sections 1, 6 and 9). An address that
 * names a borrower without proof changes nothing on the device. Never throws because of blocked storage.
 */
export function startSession(env: SessionEnv): SessionStore {
  const { launch, device, resolve } = readSession(env);
  const { kind, params, stored, owner } = resolve();
  const save = (next: Params, refused?: Params) => saveSession(env, next, refused);
  if (kind !== 'unproven') {
    const before = recordsNameOf(device, stored);
    // Missing on a full device.
    if (before !== undefined) storeArrival(device, before, stored);
    // First: if the page is killed after this line, the next start continues the deletion.
    if (owner !== undefined) storeArrival(device, owner, params);
    save(params);
  }
  // Some webviews refuse too many replacements; the page works under its old address too.
  if (launch.cleanHref !== env.href) attempt(() => env.replaceUrl(launch.cleanHref));
  return createSessionStore(params, save, device, owner);
}
