/** A file that the worker caches only on phones that need it. */
export type CachedFile = {
  /** Relative to the scope of the worker. */
  url: string;
  /** Of a file without a hash in its name; `null` for a file with one. */
  revision: string | null;
  /** Only of code, because a web server may change a page while it sends it. */
  integrity?: string;
  /** What needs it: a language, an HTML file, or `<language> <HTML file>` for that page in that language. */
  for: readonly string[];
};

/** The list that the build writes before the worker's script (scripts/vite/offline-worker.ts). */
export type CachedFiles = {
  files: readonly CachedFile[];
  /** Cache key of the page without content (`app.html`). */
  shell: string;
  /** A file name that every page of this version contains. */
  marker: string;
};

type LifeEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = {
  request: Pick<Request, 'url' | 'method' | 'mode'>;
  respondWith: (response: Promise<Response>) => void;
  stopImmediatePropagation: () => void;
};
type CacheRequestEvent = LifeEvent & { data: unknown; ports: readonly Pick<MessagePort, 'postMessage'>[] };

/** The used part of a worker's global scope: the DOM types do not have it. */
export type WorkerScope = {
  registration: { scope: string };
  caches: Pick<CacheStorage, 'open' | 'has' | 'match'>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: CacheRequestEvent) => void) => void);
};

/** The message by which an idle page has the worker cache its language and itself. */
export type CacheRequest = {
  type: 'KEEP';
  locale: string;
  path: string;
};

function isCacheRequest(data: unknown): data is CacheRequest {
  if (typeof data !== 'object' || data === null) return false;
  if (!('type' in data && 'locale' in data && 'path' in data)) return false;
  return data.type === 'KEEP' && typeof data.locale === 'string' && typeof data.path === 'string';
}

/**
 * Adds a cache to the worker for the languages and pages that were opened on this phone (decision 90, cached files). An
 * update fetches the cached languages again; if one cannot be fetched, the install of the new worker fails. Must run
 * before the worker's other listeners, because it answers requests for these files.
 */
export function addFileCache(worker: WorkerScope, { files, shell, marker }: CachedFiles): void {
  const { scope } = worker.registration;
  // public/sw.js, which removes the worker, finds these caches by the beginning and end of their names.
  const cacheNames = { files: `loan-web-parts-${scope}`, requests: `loan-web-wishes-${scope}` };
  const names = new Set(files.flatMap((file) => file.for));
  const byAddress = new Map(files.map((file) => [new URL(file.url, scope).href, file]));

  function keyOf({ url, revision }: CachedFile): string {
    const key = new URL(url, scope);
    if (revision !== null) key.searchParams.set('revision', revision);
    return key.href;
  }

  /** The HTML file of an address, found as a web server finds it. */
  function pageAt(address: URL): CachedFile | undefined {
    const path = address.href.replace(/\/$/, '');
    const found = [`${path}.html`, `${path}/index.html`].map((url) => byAddress.get(url));
    return found.find((file) => file !== undefined);
  }

  /** Opens a cache that the install step has made. A removed one is not made again while this worker runs. */
  async function openCache(name: keyof typeof cacheNames): Promise<Cache | undefined> {
    return (await worker.caches.has(cacheNames[name])) ? worker.caches.open(cacheNames[name]) : undefined;
  }

  async function fetchFile(file: CachedFile): Promise<Response> {
    const response = await worker.fetch(new URL(file.url, scope).href, {
      credentials: 'same-origin',
      ...(file.integrity === undefined ? { cache: 'reload' } : { integrity: file.integrity }),
    });
    if (!response.ok || response.redirected) throw new Error(`${file.url} was not loaded`);
    // The server may already have a new version of the app, whose code is not cached.
    const isPage = file.for.includes(file.url);
    if (isPage && !(await response.clone().text()).includes(marker))
      throw new Error(`${file.url} is of another version`);
    return response;
  }

  /** Fetches all missing files of a language or page, also after a failed one. @throws Error with all failures */
  async function fetchMissing(name: string): Promise<void> {
    const cache = await openCache('files');
    if (!cache) throw new Error('The cache was removed');
    const missing: string[] = [];
    for (const file of files) {
      if (!file.for.includes(name) || (await cache.match(keyOf(file)))) continue;
      const stored = fetchFile(file).then((response) => cache.put(keyOf(file), response));
      await stored.catch((error: unknown) => missing.push(String(error)));
    }
    if (missing.length > 0) throw new Error(missing.join('\n'));
  }

  /** Caches what a page needs. @throws Error if a file is missing, or the page is not in the list */
  async function cacheFiles({ locale, path }: CacheRequest): Promise<void> {
    // Workbox caches all pages of the demo.
    if (files.length === 0) return;
    const page = pageAt(new URL(path, scope))?.url ?? '';
    for (const name of [locale, page, `${locale} ${page}`].filter((one) => names.has(one))) {
      await fetchMissing(name);
      await (await openCache('requests'))?.put(new URL(`wish/${encodeURIComponent(name)}`, scope).href, new Response());
    }
    if (!page) throw new Error(`${path} is not in the list`);
  }

  async function recacheFiles(): Promise<void> {
    await worker.caches.open(cacheNames.files);
    const requests = await worker.caches.open(cacheNames.requests);
    for (const { url } of await requests.keys()) {
      const name = decodeURIComponent(url.replace(/^.*\//, ''));
      // Without its HTML a page starts from app.html; without its texts it cannot be read.
      await fetchMissing(name).catch((error: unknown) => {
        if (!name.endsWith('.html')) throw error;
      });
    }
  }

  /** Deletes the files of earlier versions one by one, so that requests of a page do not wait for the deletion. */
  async function deleteOldFiles(): Promise<void> {
    const cache = await openCache('files');
    const current = new Set(files.map(keyOf));
    const old = ((await cache?.keys()) ?? []).filter(({ url }) => !current.has(url));
    for (const request of old) await cache?.delete(request);
  }

  async function answerCode(file: CachedFile): Promise<Response> {
    const cache = await openCache('files');
    const cached = await cache?.match(keyOf(file));
    if (cached) return cached;
    const response = await fetchFile(file);
    // On a full phone the page still gets its code.
    void cache?.put(keyOf(file), response.clone()).catch(() => undefined);
    return response;
  }

  /** The cached page, or app.html: never a page of a version whose code is not cached. */
  async function answerPage(page: CachedFile, address: string): Promise<Response> {
    const cached = await (await openCache('files'))?.match(keyOf(page));
    return cached ?? (await worker.caches.match(shell)) ?? worker.fetch(address, { credentials: 'same-origin' });
  }

  worker.addEventListener('install', (event) => event.waitUntil(recacheFiles()));
  worker.addEventListener('activate', (event) => {
    // An opening page waits for `activate` but does not need it: files are deleted while pages open, or by the next
    // version.
    event.waitUntil = (work) => void work.catch(() => undefined);
    event.waitUntil(deleteOldFiles());
  });
  worker.addEventListener('message', (event) => {
    const { data, ports } = event;
    if (!isCacheRequest(data)) return;
    const reply = (isCached: boolean) => ports[0]?.postMessage(isCached);
    event.waitUntil(
      cacheFiles(data).then(
        () => reply(true),
        () => reply(false),
      ),
    );
  });
  worker.addEventListener('fetch', (event) => {
    const { url, method, mode } = event.request;
    if (method !== 'GET') return;
    // Without its query: no launch parameter becomes part of a cache key.
    const address = new URL(url.replace(/[?#].*$/, ''));
    const file = byAddress.get(address.href);
    const page = mode === 'navigate' && !file ? pageAt(address) : undefined;
    const answer = file ? answerCode(file) : page && answerPage(page, url);
    if (!answer) return;
    event.stopImmediatePropagation();
    event.respondWith(answer);
  });
}

/** Whether this runs in the worker, after the list of files. The DOM types do not have a worker's scope. */
function isOurs(found: object): found is WorkerScope & { cachedFiles: CachedFiles } {
  return 'registration' in found && 'cachedFiles' in found;
}

// The build writes this script before Workbox's, and the list of files before this script (offline-worker.ts).
const scope: object = globalThis;
if (isOurs(scope)) addFileCache(scope, scope.cachedFiles);
