import type { Workbox } from 'workbox-window';
import { attempt } from '@/platform/browser/attempt';
import { createObservable } from '@/platform/browser/observable';
import { onVisibilityChange } from '@/platform/browser/page-events';
import type { CacheRequest } from './cached-parts';
import type { UnsavedWork } from './reload';

/**
 * `none`: nothing to show. `ready`: the app is cached on this device for the first time. `waiting`: a new version is
 * installed and not active. `replaced`: another window has activated the new version; this window runs the old one.
 */
export type WorkerState = 'none' | 'ready' | 'waiting' | 'replaced';

/** The offline worker, as pages use it. */
export type AppWorker = ReturnType<typeof watchWorker>;

/** The used part of workbox-window, and a way to send a message to the worker. */
export type WorkerDriver = Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting' | 'update'> & {
  /** Sends a request to the active worker of this scope, also if another page registered it. */
  ask: (request: CacheRequest) => Promise<unknown>;
};

type Page = { location: Pick<Location, 'reload' | 'pathname'> } & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
};

/** Shortest time between two checks for a new version, milliseconds. */
const checkMs = 3_600_000;

/** Longest wait for a new version that the person agreed to; then the page is reloaded. Milliseconds. */
const takeoverMs = 2000;

/**
 * Watches the life cycle of the worker. A new version never activates by itself: the app asks the person, and only that
 * window is reloaded (the library reloads each that showed the question). If `load` fails, there is no worker.
 */
export function watchWorker(page: Page, load: () => Promise<WorkerDriver>, now: () => number = Date.now) {
  const { set, ...state } = createObservable<WorkerState>('none');
  // Without a worker everything works except offline, so no message is shown.
  const ignore = () => undefined;
  /** The library with a registered worker; `undefined` until then. */
  let driver: WorkerDriver | undefined;
  /** Reloads this window; only after `update`. */
  let reload: (() => void) | undefined;
  /** The last check for a new version, epoch milliseconds. */
  let checkedAt = now();
  /** Whether this phone has just got its first worker, and `state` was not `ready` yet. */
  let isFirstInstall = false;
  /** The current request to cache a page; it is sent to each worker that becomes active. */
  let request: CacheRequest | undefined;

  /** Sends the request. `ready` is set only after the worker's reply, when all files are cached. */
  async function sendRequest(): Promise<void> {
    if (!driver || !request) return;
    const isCached = await driver.ask(request);
    if (isCached !== true || !isFirstInstall) return;
    isFirstInstall = false;
    set('ready');
  }

  async function start(): Promise<void> {
    const loaded = await load();
    loaded.addEventListener('activated', ({ isUpdate, isExternal }) => {
      // `isExternal`: another window has registered it.
      isFirstInstall = isUpdate !== true && isExternal !== true;
      void sendRequest().catch(ignore);
    });
    loaded.addEventListener('waiting', () => set('waiting'));
    loaded.addEventListener('controlling', ({ isUpdate }) => {
      if (isUpdate !== true) return;
      set('replaced');
      reload?.();
    });
    await loaded.register();
    driver = loaded;
    void sendRequest().catch(ignore);
  }

  const registered: Promise<void> = start().catch(ignore);

  onVisibilityChange((isVisible) => {
    if (!driver || !isVisible || now() - checkedAt < checkMs) return;
    checkedAt = now();
    void driver.update().catch(ignore);
  }, page.document);

  return {
    state,
    /** Resolves when the registration has succeeded or failed. */
    registered,
    /** Checks for a new version now; `state` becomes `waiting` if there is one. Never rejects. */
    async checkForUpdate(): Promise<void> {
      await registered;
      await driver?.update().catch(ignore);
    },
    /** Has the worker cache the page on screen and its language; call it when the page is idle. */
    cachePage(locale: string): void {
      request = { type: 'KEEP', locale, path: page.location.pathname };
      void sendRequest().catch(ignore);
    },
    /** Activates the new version; then reloads this window and no other, unless unsaved work has begun meanwhile. */
    update({ isThere }: UnsavedWork): void {
      reload = () => !isThere() && page.location.reload();
      if (state.getSnapshot() === 'replaced') return reload();
      driver?.messageSkipWaiting();
      // If the old worker does not stop (seen with Chromium 156), a reload stops it.
      setTimeout(reload, takeoverMs);
    },
  };
}

/** Key in localStorage; `off` while the operator has switched workers off: no page registers one. */
const storageKey = 'loan-web.worker';

/** Whether the operator has switched offline workers off. */
export function isWorkerOff(page: Pick<Window, 'localStorage'>): boolean {
  // With blocked storage each page registers the worker and removes it.
  return attempt(() => page.localStorage.getItem(storageKey)) === 'off';
}

/** Removes the worker of this app and its caches, but not those of other folders of the host. */
async function removeWorker({ navigator, caches, location }: Window): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(__BASE_PATH__);
  await registration?.unregister();
  const scope = location.origin + __BASE_PATH__;
  const ours = (await caches.keys()).filter((name) => /^(?:workbox-|loan-web-)/.test(name) && name.endsWith(scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** Applies the switch `offlineWorker` (decision 69, switches from outside); after "on" the next page registers. */
export async function applyWorkerSwitch(page: Window, isOff: boolean, registered: Promise<void>): Promise<void> {
  if (isOff) attempt(() => page.localStorage.setItem(storageKey, 'off'));
  else attempt(() => page.localStorage.removeItem(storageKey));
  if (!isOff || !('serviceWorker' in page.navigator)) return;
  await registered;
  await removeWorker(page);
}
