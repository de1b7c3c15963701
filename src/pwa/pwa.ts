import { fetchChunk } from '@/lib/fetch-chunk';
import { watchInstallOffer, type InstallOffer } from './install-offer';
import { guardAgainstMissingChunks, type MissingChunks } from './missing-chunks';
import { watchUnsavedWork, type UnsavedWork } from './unsaved-work';
import { watchWorker, type AppWorker } from './worker';
import { isWorkerOff } from './worker-off';

/** What the page knows of itself as an app that is deployed, cached and installed. */
export type Pwa = {
  missingChunks: MissingChunks;
  unsavedWork: UnsavedWork;
  /** Absent in builds without a worker, where the engine has none (iOS webviews), and where the operator has switched it off. */
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

async function loadWorker(page: Window) {
  await whenLoaded(page);
  const { Workbox } = await fetchChunk(() => import('workbox-window'));
  return new Workbox(`${__BASE_PATH__}sw.js`);
}

/** Sets the page up; with the worker switched off at build time nothing is registered, and no code for it is there. */
export function createPwa(page: Window): Pwa {
  const parts = { missingChunks: guardAgainstMissingChunks(page), unsavedWork: watchUnsavedWork(page.document) };
  if (!__SERVICE_WORKER__ || !('serviceWorker' in page.navigator)) return { ...parts, worker: null, install: null };
  const worker = isWorkerOff(page) ? null : watchWorker(page, () => loadWorker(page));
  return { ...parts, worker, install: watchInstallOffer(page) };
}
