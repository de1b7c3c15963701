import type { SessionEnv } from './start-session';
import type { StorageLike } from './session-vault';

function storageIfAllowed(): StorageLike | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Blocked by a setting: even looking at it throws.
    return undefined;
  }
}

/** The page's own address, storage and cookies, for `startSession`. */
export function browserSessionEnv(): SessionEnv {
  const sessionStorage = storageIfAllowed();
  return {
    href: window.location.href,
    replaceUrl: (href) => window.history.replaceState(window.history.state, '', href),
    ...(sessionStorage && { sessionStorage }),
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    secure: window.location.protocol === 'https:',
  };
}
