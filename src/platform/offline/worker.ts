import type { Workbox } from 'workbox-window';
import { createObservable, type Observable } from '@/platform/browser/observable';
import type { Wish } from './kept-parts';

/**
 * `none`: nothing to tell. `ready`: everything is on the device for the first time. `waiting`: a new version stands
 * ready. `replaced`: another window has taken the new version; this one still runs the old.
 */
export type WorkerState = 'none' | 'ready' | 'waiting' | 'replaced';

/** The worker that makes the app work offline, as a page sees it. */
export type AppWorker = {
  state: Observable<WorkerState>;
  /** Keeps the page on screen and its language for a time without a network; told once the page is at rest. */
  keep: (locale: string) => void;
  /** Takes the new version; this window, and no other, is reloaded when it is there. */
  update: () => void;
  /** Looks for a new version now; `state` tells when one stands ready. Never rejects. */
  look: () => Promise<void>;
  /** Resolves when the worker is registered, or has failed to be. */
  registered: Promise<void>;
};

/** As much of workbox-window as is used. */
export type WorkerDriver = Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting' | 'update'> & {
  /** Asks the worker of this page, whichever page it was that registered it, once it is active. */
  ask: (wish: Wish) => Promise<unknown>;
};

type Page = { location: Pick<Location, 'reload' | 'pathname'> } & {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

/** At most one look for a new version in this time, milliseconds. */
const hour = 3_600_000;

/** How long a new version that was agreed to may take until the page is reloaded without it, milliseconds. */
const takeoverMs = 2000;

/**
 * Follows the worker's life. A new version never takes over by itself: the person is asked, and only the window in
 * which they agreed is reloaded (the library's own way would reload each window that saw the question).
 * @param load brings the library and registers the worker; a failure leaves the app as it is without a worker
 */
export function watchWorker(page: Page, load: () => Promise<WorkerDriver>, now: () => number = Date.now): AppWorker {
  const state = createObservable<WorkerState>('none');
  // Without a worker everything still works, only not offline: nothing to tell.
  const ignore = () => undefined;
  let driver: WorkerDriver | undefined;
  let isAccepted = false;
  let lookedAt = now();
  let isNew = false;
  let wish: Wish | undefined;

  /** Only then everything is on the device. */
  async function sendWish(): Promise<void> {
    if (!driver || !wish) return;
    const isKept = await driver.ask(wish);
    if (isKept !== true || !isNew) return;
    isNew = false;
    state.set('ready');
  }

  async function start(): Promise<void> {
    const loaded = await load();
    loaded.addEventListener('activated', ({ isUpdate, isExternal }) => {
      isNew = isUpdate !== true && isExternal !== true;
      void sendWish().catch(ignore);
    });
    loaded.addEventListener('waiting', () => state.set('waiting'));
    loaded.addEventListener('controlling', ({ isUpdate }) => {
      if (isUpdate !== true) return;
      if (isAccepted) page.location.reload();
      else state.set('replaced');
    });
    await loaded.register();
    driver = loaded;
    void sendWish().catch(ignore);
  }

  const registered = start().catch(ignore);

  page.document.addEventListener('visibilitychange', () => {
    if (!driver || page.document.visibilityState !== 'visible' || now() - lookedAt < hour) return;
    lookedAt = now();
    void driver.update().catch(ignore);
  });

  return {
    state,
    registered,
    async look() {
      await registered;
      await driver?.update().catch(ignore);
    },
    keep(locale) {
      wish = { type: 'KEEP', locale, path: page.location.pathname };
      void sendWish().catch(ignore);
    },
    update() {
      if (state.getSnapshot() === 'replaced') {
        page.location.reload();
        return;
      }
      isAccepted = true;
      driver?.messageSkipWaiting();
      // Where the old one does not let go (seen with Chromium 156), a reload makes it.
      setTimeout(() => page.location.reload(), takeoverMs);
    },
  };
}
