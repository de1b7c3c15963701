import { plainBase } from '@/config/base-path';
import type { SessionStore } from './session-store';
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

/** The page's own address, storage and cookies, for `startSession`. The first look at a storage waits for the browser. */
export function browserSessionEnv(): SessionEnv {
  return {
    href: window.location.href,
    replaceUrl: (href) => window.history.replaceState(window.history.state, '', href),
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    localStorage: localStorageIfAllowed(),
    get sessionStorage() {
      return ifAllowed(() => window.sessionStorage);
    },
    secure: window.location.protocol === 'https:',
    folder: __BASE_PATH__ === '/' ? '' : plainBase(__BASE_PATH__),
  };
}

type Page = Pick<Window, 'addEventListener'> & {
  document: Pick<Document, 'documentElement'>;
  location: Pick<Location, 'reload'>;
};

/**
 * The back-forward cache brings pages back alive, also those of a borrower who has signed out or was followed by another
 * one since: such a page is hidden at once and loaded anew, as whoever is here now.
 */
export function reloadWhenOver(session: Pick<SessionStore, 'isOver'>, page: Page): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !session.isOver()) return;
    page.document.documentElement.hidden = true;
    page.location.reload();
  });
}
