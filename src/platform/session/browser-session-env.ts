import { basePathWithoutSlash } from '@/config/base-path';
import { attempt } from '@/platform/browser/attempt';
import { forgetPerson } from '@/platform/storage/tab-memory';
import { secretParams } from './common-params';
import type { SessionEnv } from './start-session';

/** The window's `localStorage`; `undefined` where the browser refuses it. */
export function localStorageIfAllowed(): Storage | undefined {
  return attempt(() => window.localStorage);
}

/** Address, storage and cookies of this page. The first access to a storage blocks until the browser has read it. */
export function browserSessionEnv(): SessionEnv {
  return {
    href: window.location.href,
    replaceUrl: (href) => window.history.replaceState(window.history.state, '', href),
    cookies: document,
    localStorage: localStorageIfAllowed(),
    get sessionStorage() {
      return attempt(() => window.sessionStorage);
    },
    secure: window.location.protocol === 'https:',
    isBack: performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'back_forward'),
    folder: __BASE_PATH__ === '/' ? '' : basePathWithoutSlash(__BASE_PATH__),
  };
}

type Page = Pick<Window, 'addEventListener'> & {
  document: Pick<Document, 'documentElement' | 'addEventListener'>;
  location: Pick<Location, 'href' | 'replace'>;
};

/** Hides and reloads the page once another borrower uses the device, whenever it may be so. @returns checks now */
export function reloadWhenReplaced(isCurrent: () => boolean, page: Page): () => void {
  function check(): void {
    if (isCurrent()) return;
    forgetPerson();
    page.document.documentElement.hidden = true;
    const address = new URL(page.location.href);
    // A token in the address would launch the earlier borrower again. With an anchor the page would not reload.
    for (const name of secretParams) address.searchParams.delete(name);
    address.hash = '';
    page.location.replace(address);
  }
  page.addEventListener('pageshow', check);
  page.addEventListener('storage', check);
  page.document.addEventListener('visibilitychange', check);
  return check;
}
