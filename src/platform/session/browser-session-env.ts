import { plainBase } from '@/config/base-path';
import { attempt } from './attempt';
import { secretParams } from './common-params';
import type { SessionEnv } from './start-session';

/** The window's own lasting storage, where there is one. */
export function localStorageIfAllowed(): Storage | undefined {
  return attempt(() => window.localStorage);
}

/**
 * The page's own address, storage and cookies, for `startSession`. The first look at a storage waits for the browser.
 */
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
      return attempt(() => window.sessionStorage);
    },
    secure: window.location.protocol === 'https:',
    isBack: performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'back_forward'),
    folder: __BASE_PATH__ === '/' ? '' : plainBase(__BASE_PATH__),
  };
}

type Page = Pick<Window, 'addEventListener'> & {
  document: Pick<Document, 'documentElement' | 'addEventListener'>;
  location: Pick<Location, 'href' | 'replace'>;
};

/**
 * A page whose borrower is no longer the one at the device is hidden at once and loaded again, for whoever is here now.
 * Looked for whenever the page is seen again (also from the back-forward cache, which brings pages back alive), and
 * when another window writes down who is here.
 * @param isStillHere whether the borrower of this page is still the one at the device
 * @returns looks now
 */
export function leaveWhenOvertaken(isStillHere: () => boolean, page: Page): () => void {
  function look(): void {
    if (isStillHere()) return;
    page.document.documentElement.hidden = true;
    const address = new URL(page.location.href);
    // A token that is still in the address would be a launch of the borrower who is gone. With its
    // anchor the page would stay.
    for (const name of secretParams) address.searchParams.delete(name);
    address.hash = '';
    page.location.replace(address);
  }
  page.addEventListener('pageshow', look);
  page.addEventListener('storage', look);
  page.document.addEventListener('visibilitychange', look);
  return look;
}
