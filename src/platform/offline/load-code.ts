import { atMost, wait } from '@/platform/browser/wait';

/** Pause before code that did not load is requested again, milliseconds. */
export const retryMs = 15_000;

/** Scripts of the build that failed to load: absolute addresses. */
const failedScripts = new Set<string>();

/** Style sheets that failed to load. One that is still loading must stay: the bundler waits for it. */
const failedStyles = new Set<HTMLLinkElement>();

/** Style sheets that are requested again. */
const pendingStyles = new Set<Promise<void>>();

/**
 * Prevents Vite's reload after a failed import, which would lose unsaved input: the import resolves to undefined. Also
 * stores the failed files for `loadCode` and `retryStyles`.
 * @returns tells whether any code failed to load since the page was opened
 */
export function guardAgainstMissingChunks(target: Pick<Window, 'addEventListener'>) {
  let wasAny = false;
  target.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    wasAny = true;
  });
  // This event does not bubble: listen in the capturing phase.
  target.addEventListener(
    'error',
    ({ target: link }) => {
      if (!(link instanceof HTMLLinkElement)) return;
      if (link.rel === 'stylesheet') failedStyles.add(link);
      if (link.rel === 'modulepreload') failedScripts.add(link.href);
    },
    true,
  );
  return { wasAny: () => wasAny };
}

/**
 * Requests failed files again, past the HTTP cache: WebKit caches the failure of a script, also across a reload.
 * Never rejects.
 * @param missing addresses. One that the server answered is removed, also with 404: it belongs to an older version
 */
export async function refetchFiles(missing: Set<string>): Promise<void> {
  const refetch = async (address: string) => {
    if ((await fetch(address, { cache: 'reload' })).status < 500) missing.delete(address);
  };
  await Promise.allSettled([...missing].map(refetch));
}

/** Longest wait for files that failed before: the wanted code may not be among them. Milliseconds. */
const refetchMs = 3_000;

let refetching: Promise<void> | undefined;

/** Requests the failed scripts again, once for all who wait. */
async function refetchScripts(): Promise<void> {
  if (failedScripts.size === 0) return;
  refetching ??= refetchFiles(failedScripts).finally(() => (refetching = undefined));
  await atMost(refetchMs, refetching);
}

/**
 * Loads code that is not part of the first load, and the catalogs that it needs. This is the only way to `import()` in
 * features, ui and routes, because it can be called again after a failure.
 * @throws if code or texts do not load
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  loadTexts?: () => Promise<unknown>,
): Promise<Module> {
  await refetchScripts();
  const [module] = await Promise.all([load(), loadTexts?.()]);
  // See guardAgainstMissingChunks: Vite's helper resolves a failed import to undefined.
  if (module === undefined) throw new Error('A file of the app did not load');
  return module;
}

/** Fetches code that a tap will need, as the network may be gone by then. If it does not load, the tap tries again. */
export function fetchAhead(load: () => Promise<unknown>): void {
  loadCode(load).catch(() => undefined);
}

/** As `loadCode`, for work that must not be dropped: tries again every 15 seconds until it succeeds. Never rejects. */
export async function loadCodeUntilDone<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await loadCode(load);
    } catch {
      await wait(retryMs);
    }
  }
}

function retryStyle(link: HTMLLinkElement): Promise<void> {
  failedStyles.delete(link);
  const retried = new Promise<void>((resolve, reject) => {
    const copy = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', reject);
    link.replaceWith(copy);
  }).finally(() => pendingStyles.delete(retried));
  pendingStyles.add(retried);
  return retried;
}

/**
 * Requests failed style sheets again: the bundler's helper requests each one only once.
 * @throws if one of them fails again
 */
export async function retryStyles(): Promise<void> {
  for (const link of failedStyles) void retryStyle(link).catch(() => undefined);
  await Promise.all(pendingStyles);
}
