import { wait } from '@/platform/browser/wait';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import { askAgainMs } from './fetch-chunk';
import type { UnsavedWork } from './unsaved-work';

type Page = {
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  location: Pick<Location, 'pathname' | 'reload'>;
};

/**
 * Loads the page anew, but only when its server answers: without a network a reload would end on the browser's own
 * error page, where there is no way back.
 * @returns `false` when nobody answered and the page stays as it is
 */
export async function reloadWhenReachable({ fetch, location }: Page): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}

const mark = 'reloaded-for-a-part';

/**
 * The one reload that nobody asked for: a part of the app is gone because a new version was deployed, and the new
 * version is one reload away. Never twice on one page, never over what was typed, never without a server, never where
 * the tab remembers nothing: nobody could tell the second time.
 * @returns whether the page is being reloaded
 */
export async function reloadOnce(page: Page, isBusy: () => boolean): Promise<boolean> {
  const { pathname } = page.location;
  if (isBusy() || readTab(mark) === pathname || !keepInTab(mark, pathname)) return false;
  return reloadWhenReachable(page);
}

/**
 * A window as `reloadWhenReachable` takes it. Asked for when it is needed: while pages are rendered at
 * build time there is none.
 */
export function pageOf(target: Pick<Window, 'fetch' | 'location'>): Page {
  return { fetch: (input, init) => target.fetch(input, init), location: target.location };
}

/** `reloadOnce` for the window in which a part of the app did not come. */
export function reloadForChunk(target: Window, { unsavedWork }: { unsavedWork: UnsavedWork }): Promise<boolean> {
  return reloadOnce(pageOf(target), unsavedWork.isThere);
}

/**
 * For a part that was asked for by a tap and did not come although its server answers: the server has
 * another version, or the engine remembers the first failure for as long as the page lives (Chromium 92
 * does). Never over what was typed.
 * @returns whether the page is being reloaded
 */
export async function reloadOnRequest(
  target: Pick<Window, 'fetch' | 'location'>,
  { unsavedWork }: { unsavedWork: UnsavedWork },
): Promise<boolean> {
  return !unsavedWork.isThere() && reloadWhenReachable(pageOf(target));
}

/**
 * Reloads the page as soon as its server answers: for a page whose start failed, because its code or its texts did not
 * come. Nothing has been typed yet, and without texts the page can ask nobody.
 */
export async function reloadOnceReachable(target: Window): Promise<void> {
  const networkIsBack = () => new Promise((resolve) => target.addEventListener('online', resolve, { once: true }));
  do await Promise.race([networkIsBack(), wait(askAgainMs)]);
  while (!(await reloadWhenReachable(pageOf(target))));
}
