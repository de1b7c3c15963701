import { noParams, pick, sessionParams, type Params } from './common-params';

/** `document.cookie`, as two functions; both may throw where cookies are blocked. */
export type CookieJar = { read: () => string; write: (cookie: string) => void };

/** Whose cookies they are. */
export type CookiePlace = {
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
export function readSessionCookies(jar: CookieJar): Params {
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
export function writeSessionCookies(jar: CookieJar, params: Params, { secure, folder }: CookiePlace): void {
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
