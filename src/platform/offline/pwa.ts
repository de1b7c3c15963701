import { whenLoaded } from '@/platform/browser/after-paint';
import { attempt } from '@/platform/browser/attempt';
import type { CacheRequest } from './cached-parts';
import { type InstallOffer, watchInstallOffer } from './install-offer';
import { loadCodeUntilDone } from './load-code';
import { type AppWorker, isWorkerOff, watchWorker, type WorkerDriver } from './worker';

/** Updates, the offline worker and the installation of the app. */
export type Pwa = {
  /** Null in builds and engines (iOS webviews) without a worker, and if the operator has switched it off. */
  worker: AppWorker | null;
  install: InstallOffer | null;
};

async function loadWorker(page: Window): Promise<WorkerDriver> {
  // Its download must not compete with the first screen.
  await whenLoaded();
  // The worker does not cache it: without a network there is nothing to register, to update or to cache.
  const { Workbox, messageSW } = await loadCodeUntilDone(() => import('workbox-window'));
  return Object.assign(new Workbox(`${__BASE_PATH__}sw.js`), {
    async ask(request: CacheRequest): Promise<unknown> {
      const { active, waiting } = await page.navigator.serviceWorker.ready;
      // A waiting version knows only the requests from before its install.
      if (waiting) void messageSW(waiting, request);
      return active ? messageSW(active, request) : undefined;
    },
  });
}

/**
 * Installs the page's default Trusted Types policy, also where no worker is registered: without `__SERVICE_WORKER__`
 * the build has no code for one.
 */
export function createPwa(page: Window): Pwa {
  trustOwnScripts(page);
  if (!__SERVICE_WORKER__ || !('serviceWorker' in page.navigator)) return { worker: null, install: null };
  const worker = isWorkerOff(page) ? null : watchWorker(page, () => loadWorker(page));
  return { worker, install: watchInstallOffer(page) };
}

type ScriptPolicy = { createScriptURL: (address: string) => string | null };
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => unknown };

/** Whether an address is a worker script of this app, which is in the folder `basePath` of the page's origin. */
export function isOwnScript(address: string, origin: string, basePath = __BASE_PATH__): boolean {
  const href = attempt(() => new URL(address, origin).href) ?? '';
  const home = origin + basePath;
  return href.startsWith(home) && /^(?:sw|assets\/[\w.-]+)\.js$/.test(href.slice(home.length));
}

/** Lets engines with Trusted Types start our scripts as workers; the headers refuse all other text as code. */
export function trustOwnScripts(target: { location: Pick<Location, 'origin'>; trustedTypes?: PolicyFactory }): void {
  target.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, target.location.origin) ? address : null),
  });
}
