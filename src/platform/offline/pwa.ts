import type { CacheRequest } from './cached-parts';
import { type InstallOffer, watchInstallOffer } from './install-offer';
import { guardAgainstMissingChunks, loadCode, type MissingChunks } from './load-code';
import { type UnsavedWork, watchUnsavedWork } from './reload';
import { type AppWorker, isWorkerOff, watchWorker, type WorkerDriver } from './worker';

/** The page as an app that is deployed, cached and installed. */
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

/** Resolves after the load event: the worker's download must not compete with the first screen. */
function whenLoaded(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if (page.document.readyState === 'complete') resolve();
    else page.addEventListener('load', () => resolve(), { once: true });
  });
}

async function loadWorker(page: Window): Promise<WorkerDriver> {
  await whenLoaded(page);
  const { Workbox, messageSW } = await loadCode(() => import('workbox-window'));
  return Object.assign(new Workbox(`${__BASE_PATH__}sw.js`), {
    async ask(request: CacheRequest): Promise<unknown> {
      const { active, waiting } = await page.navigator.serviceWorker.ready;
      // A waiting version knows only the requests from before its install.
      if (waiting) void messageSW(waiting, request);
      return active ? messageSW(active, request) : undefined;
    },
  });
}

/** Starts all of it. Without `__SERVICE_WORKER__` nothing is registered, and the build has no code for it. */
export function createPwa(page: Window): Pwa {
  const parts = { missingChunks: guardAgainstMissingChunks(page), unsavedWork: watchUnsavedWork(page.document) };
  if (!__SERVICE_WORKER__ || !('serviceWorker' in page.navigator)) return { ...parts, worker: null, install: null };
  const worker = isWorkerOff(page) ? null : watchWorker(page, () => loadWorker(page));
  return { ...parts, worker, install: watchInstallOffer(page) };
}
