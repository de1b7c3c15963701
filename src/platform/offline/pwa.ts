import { fetchChunk } from './fetch-chunk';
import { watchInstallOffer, type InstallOffer } from './install-offer';
import type { Wish } from './kept-parts';
import { guardAgainstMissingChunks, type MissingChunks } from './missing-chunks';
import { watchUnsavedWork, type UnsavedWork } from './unsaved-work';
import { watchWorker, type AppWorker, type WorkerDriver } from './worker';
import { isWorkerOff } from './worker-off';

/** What the page knows of itself as an app that is deployed, cached and installed. */
export type Pwa = {
  missingChunks: MissingChunks;
  unsavedWork: UnsavedWork;
  /**
   * Absent in builds without a worker, where the engine has none (iOS webviews), and where the
   * operator has switched it off.
   */
  worker: AppWorker | null;
  install: InstallOffer | null;
};

/** Waits until the page has loaded: the worker's download must not compete with the first screen. */
function whenLoaded(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if (page.document.readyState === 'complete') resolve();
    else page.addEventListener('load', () => resolve(), { once: true });
  });
}

async function loadWorker(page: Window): Promise<WorkerDriver> {
  await whenLoaded(page);
  const { Workbox, messageSW } = await fetchChunk(() => import('workbox-window'));
  return Object.assign(new Workbox(`${__BASE_PATH__}sw.js`), {
    async ask(wish: Wish): Promise<unknown> {
      const { active, waiting } = await page.navigator.serviceWorker.ready;
      // A version that stands ready was installed with what had been wished for until then.
      if (waiting) void messageSW(waiting, wish);
      return active ? messageSW(active, wish) : undefined;
    },
  });
}

/** Sets the page up; with the worker switched off at build time nothing is registered, and no code for it is there. */
export function createPwa(page: Window): Pwa {
  const parts = { missingChunks: guardAgainstMissingChunks(page), unsavedWork: watchUnsavedWork(page.document) };
  if (!__SERVICE_WORKER__ || !('serviceWorker' in page.navigator)) return { ...parts, worker: null, install: null };
  const worker = isWorkerOff(page) ? null : watchWorker(page, () => loadWorker(page));
  return { ...parts, worker, install: watchInstallOffer(page) };
}
