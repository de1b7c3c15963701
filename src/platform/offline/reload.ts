import { wait, within } from '@/platform/browser/wait';
import type { DeviceStorage } from '@/platform/storage/storage';
import { storeInTab, readTab } from '@/platform/storage/tab-memory';
import { retryMs, retryPause } from './load-code';

type Page = Pick<Window, 'fetch'> & { location: Pick<Location, 'pathname' | 'reload'> };

/**
 * Reloads the page if its server answers: offline it would end on the browser's error page, without a way back. Unsaved
 * work keeps the page, also if it begins meanwhile; `mayReload` is asked last. @returns `false` if the page stays
 */
export async function reloadWhenReachable(
  page: Page,
  unsavedWork?: UnsavedWork,
  mayReload: () => boolean = () => true,
): Promise<boolean> {
  if (unsavedWork?.isThere()) return false;
  try {
    await within(
      retryMs,
      () => new Error('The server does not answer'),
      (signal) => page.fetch(page.location.pathname, { method: 'HEAD', cache: 'no-store', signal }),
    );
  } catch {
    return false;
  }
  if (unsavedWork?.isThere() || !mayReload()) return false;
  page.location.reload();
  return true;
}

const reloadedForCodeKey = 'reloaded-for-a-part';

/** Reloads once for code of a new version, if the tab stores that; not over input. @returns whether it does */
export async function reloadOnce(page: Page, unsavedWork: UnsavedWork): Promise<boolean> {
  const { pathname } = page.location;
  if (readTab(reloadedForCodeKey) === pathname) return false;
  return reloadWhenReachable(page, unsavedWork, () => storeInTab(reloadedForCodeKey, pathname));
}

/** Whether a reload would lose something: a text that was typed, or the answer to a write that is running. */
export type UnsavedWork = { isThere: () => boolean };

/** How much work runs under locks of this page, by its storage. */
const running = new WeakMap<DeviceStorage, number>();

/** Whether this page runs work under a lock, as all writes do that must not be sent twice. */
export const holdsLock = (storage: DeviceStorage): boolean => (running.get(storage) ?? 0) > 0;

/** Runs work under a lock (`withLock`), and counts it. @throws what it throws */
export async function countWork<T>(storage: DeviceStorage, work: () => Promise<T>): Promise<T> {
  const count = (change: 1 | -1) => running.set(storage, (running.get(storage) ?? 0) + change);
  count(1);
  return work().finally(() => count(-1));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Watches the writes (`isSending`) and the typed fields, each while it is on the page and not empty. */
export function watchUnsavedWork(target: Pick<Document, 'addEventListener'>, isSending: () => boolean): UnsavedWork {
  const touched = new Set<Field>();
  target.addEventListener('input', (event) => {
    if (isField(event.target)) touched.add(event.target);
  });
  return {
    isThere() {
      for (const field of touched) if (!field.isConnected) touched.delete(field);
      const isText = ({ type, value }: Field) => type !== 'checkbox' && type !== 'radio' && value.trim() !== '';
      return isSending() || Array.from(touched).some(isText);
    },
  };
}

const reloadedForStartKey = 'reloaded-for-first-files';

/** Requests failed files again, past the HTTP cache, and removes the answered ones from `missing`. Never rejects. */
async function refetchFiles(missing: Set<string>): Promise<void> {
  const refetch = async (address: string) => {
    if ((await fetch(address, { cache: 'reload' })).status < 500) missing.delete(address);
  };
  await Promise.allSettled([...missing].map(refetch));
}

/** Shows that the application did not load; reloads once its files are there, until an application starts. */
export async function reloadWhenFilesAvailable(files: readonly string[]): Promise<void> {
  document.documentElement.dataset['incomplete'] = '';
  const { pathname } = window.location;
  if (readTab(reloadedForStartKey) === pathname) return;
  const missing = new Set(files);
  for (;;) {
    await refetchFiles(missing);
    if (missing.size === 0) break;
    await wait(retryMs);
  }
  if (storeInTab(reloadedForStartKey, pathname)) window.location.reload();
}

/**
 * Starts an application, which allows one more reload without a tap. If its code or texts do not load, the page reloads
 * as soon as its server answers: nothing is typed yet, and without texts the page cannot ask the person.
 * @throws the error of `start`
 */
export async function startOrReload(start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
    storeInTab(reloadedForStartKey, null);
  } catch (error) {
    void reloadOnceReachable();
    throw error;
  }
}

async function reloadOnceReachable(): Promise<void> {
  do await retryPause();
  while (!(await reloadWhenReachable(window)));
}
