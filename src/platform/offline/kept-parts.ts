/** A file that the worker keeps only for whoever needs it. */
export type Part = {
  /** Below the scope of the worker. */
  url: string;
  /** Of a file whose name is not made of what it holds; `null` for any other. */
  revision: string | null;
  /** Of code; a page may be changed by the web server on its way. */
  integrity?: string;
  /** Who needs it: a language, a page by its file of HTML, or, as `<language> <file>`, that page in that language. */
  for: readonly string[];
};

/** What the build writes in front of the worker (scripts/vite/offline-worker.ts). */
export type KeptParts = {
  parts: readonly Part[];
  /** The empty frame of a page, as it lies in the cache. */
  frame: string;
  /** A name that every page of this version mentions. */
  mark: string;
};

type LifeEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = {
  request: Pick<Request, 'url' | 'method' | 'mode'>;
  respondWith: (response: Promise<Response>) => void;
  stopImmediatePropagation: () => void;
};
type WishEvent = LifeEvent & { data: unknown; ports: readonly Pick<MessagePort, 'postMessage'>[] };

/** As much of a worker's global scope as is used; the types of a page know none of it. */
export type WorkerScope = {
  registration: { scope: string };
  caches: Pick<CacheStorage, 'open' | 'has' | 'match'>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: WishEvent) => void) => void);
};

/** What a page asks for once it is at rest: its own language, and itself. */
export type Wish = {
  type: 'KEEP';
  locale: string;
  /** The path of its address. */
  path: string;
};

function isWish(data: unknown): data is Wish {
  if (typeof data !== 'object' || data === null) return false;
  if (!('type' in data && 'locale' in data && 'path' in data)) return false;
  return data.type === 'KEEP' && typeof data.locale === 'string' && typeof data.path === 'string';
}

/**
 * Adds to a worker what it keeps of the product beyond what every borrower needs: the languages and the
 * pages that this phone came to (decision 90, kept parts). A wish outlives its version: a new worker is
 * installed with the same languages or not at all. Has to be there before the worker's other listeners:
 * what is among the parts is answered here.
 */
export function keepParts(worker: WorkerScope, { parts, frame, mark }: KeptParts): void {
  const { scope } = worker.registration;
  // The removing worker (public/sw.js) knows our caches by how their names begin and end.
  const cacheNames = { parts: `loan-web-parts-${scope}`, wishes: `loan-web-wishes-${scope}` };
  const names = new Set(parts.flatMap((part) => part.for));
  const byAddress = new Map(parts.map((part) => [new URL(part.url, scope).href, part]));

  function keyOf({ url, revision }: Part): string {
    const key = new URL(url, scope);
    if (revision !== null) key.searchParams.set('revision', revision);
    return key.href;
  }

  /** The HTML of an address of the app; its path as the server reads it. */
  function pageAt(address: URL): Part | undefined {
    const path = address.href.replace(/\/$/, '');
    const found = [`${path}.html`, `${path}/index.html`].map((file) => byAddress.get(file));
    return found.find((part) => part !== undefined);
  }

  /**
   * They are made at the installation: once removed they stay away, though this worker goes on
   * until its pages are closed.
   */
  async function openKept(name: keyof typeof cacheNames): Promise<Cache | undefined> {
    return (await worker.caches.has(cacheNames[name])) ? worker.caches.open(cacheNames[name]) : undefined;
  }

  async function fetchPart(part: Part): Promise<Response> {
    const response = await worker.fetch(new URL(part.url, scope).href, {
      credentials: 'same-origin',
      ...(part.integrity === undefined ? { cache: 'reload' } : { integrity: part.integrity }),
    });
    if (!response.ok || response.redirected) throw new Error(`${part.url} did not come`);
    // The server may have gone on to a new version, whose code is not here.
    const isPage = part.for.includes(part.url);
    if (isPage && !(await response.clone().text()).includes(mark)) throw new Error(`${part.url} is of another version`);
    return response;
  }

  /** Fetches all that is missing; one file that does not come leaves out no other. */
  async function keepFor(name: string): Promise<void> {
    const cache = await openKept('parts');
    if (!cache) throw new Error('What was kept has been removed');
    const missing: string[] = [];
    for (const part of parts) {
      if (!part.for.includes(name) || (await cache.match(keyOf(part)))) continue;
      const kept = fetchPart(part).then((response) => cache.put(keyOf(part), response));
      await kept.catch((error: unknown) => missing.push(String(error)));
    }
    if (missing.length > 0) throw new Error(missing.join('\n'));
  }

  /** The names that a wish comes to. */
  function namesOf({ locale, path }: Wish): string[] {
    const page = pageAt(new URL(path, scope))?.url ?? '';
    return [locale, page, `${locale} ${page}`].filter((name) => names.has(name));
  }

  async function grant(wish: Wish): Promise<void> {
    for (const name of namesOf(wish)) {
      await keepFor(name);
      await (await openKept('wishes'))?.put(new URL(`wish/${encodeURIComponent(name)}`, scope).href, new Response());
    }
  }

  async function grantAgain(): Promise<void> {
    await worker.caches.open(cacheNames.parts);
    const wishes = await worker.caches.open(cacheNames.wishes);
    for (const { url } of await wishes.keys()) {
      const name = decodeURIComponent(url.replace(/^.*\//, ''));
      // A page that does not come begins as an empty frame; without its texts nothing can be read.
      await keepFor(name).catch((error: unknown) => {
        if (!name.endsWith('.html')) throw error;
      });
    }
  }

  /** Deletes the files of earlier versions, one after the other, so that the files a page asks for come in between. */
  async function deleteOldFiles(): Promise<void> {
    const cache = await openKept('parts');
    const known = new Set(parts.map(keyOf));
    const old = ((await cache?.keys()) ?? []).filter(({ url }) => !known.has(url));
    for (const request of old) await cache?.delete(request);
  }

  async function answerCode(part: Part): Promise<Response> {
    const cache = await openKept('parts');
    const kept = await cache?.match(keyOf(part));
    if (kept) return kept;
    const response = await fetchPart(part);
    await cache?.put(keyOf(part), response.clone());
    return response;
  }

  /** A page as it was kept, else the empty frame: never one of a version whose code is not here. */
  async function answerPage(page: Part, address: string): Promise<Response> {
    const kept = await (await openKept('parts'))?.match(keyOf(page));
    return kept ?? (await worker.caches.match(frame)) ?? worker.fetch(address, { credentials: 'same-origin' });
  }

  worker.addEventListener('install', (event) => event.waitUntil(grantAgain()));
  worker.addEventListener('activate', (event) => {
    // A page that is opened waits for `activate`, and needs nothing of it: both the files deleted here and those
    // that Workbox deletes after us are deleted while pages open. If the browser stops the worker before that, the
    // next version deletes them.
    event.waitUntil = (work) => void work.catch(() => undefined);
    event.waitUntil(deleteOldFiles());
  });
  worker.addEventListener('message', (event) => {
    const { data, ports } = event;
    if (!isWish(data)) return;
    const tell = (isKept: boolean) => ports[0]?.postMessage(isKept);
    event.waitUntil(
      grant(data).then(
        () => tell(true),
        () => tell(false),
      ),
    );
  });
  worker.addEventListener('fetch', (event) => {
    const { url, method, mode } = event.request;
    if (method !== 'GET') return;
    // Whatever stands behind the question mark: no launch parameter becomes part of a cache.
    const address = new URL(url.replace(/[?#].*$/, ''));
    const file = byAddress.get(address.href);
    const page = mode === 'navigate' && !file ? pageAt(address) : undefined;
    const answer = file ? answerCode(file) : page && answerPage(page, url);
    if (!answer) return;
    event.stopImmediatePropagation();
    event.respondWith(answer);
  });
}

/** The types of a page know none of a worker's global scope. */
function isOurs(found: object): found is WorkerScope & { keptParts: KeptParts } {
  return 'registration' in found && 'keptParts' in found;
}

// Stands in front of the offline worker, behind what the build knows of its parts (scripts/vite/offline-worker.ts).
const scope: object = globalThis;
if (isOurs(scope)) keepParts(scope, scope.keptParts);
