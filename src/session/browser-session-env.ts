import type { SessionEnv } from './start-session';

/** Blocked by a setting, even looking at it throws. */
function ifAllowed(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The window's own lasting storage, where there is one. */
export function localStorageIfAllowed(): Storage | undefined {
  return ifAllowed(() => window.localStorage);
}

/** The page's own address, storage and cookies, for `startSession`. */
export function browserSessionEnv(): SessionEnv {
  const sessionStorage = ifAllowed(() => window.sessionStorage);
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
