import { addFileCache, type CachedFile, type WorkerScope } from './cached-parts';

const scope = 'https://loan.example/app/';
const entry = 'assets/index-1.js';
const built = { revision: null, integrity: 'sha256-x' };
const code = (url: string, ...names: string[]): CachedFile => ({ ...built, url, for: names });
const pageOf = (url: string): CachedFile => ({ url, revision: '1', for: [url] });
const parts = [
  code('assets/id-1.js', 'id'),
  code('assets/en-1.js', 'en'),
  code('assets/id-site.js', 'id index.html'),
  code('assets/en-site.js', 'en index.html'),
  pageOf('loanDetails.html'),
  pageOf('index.html'),
  code('assets/site-1.js', 'index.html'),
];

/** Caches that outlive a worker, as a browser's do. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  let deletes = true;
  let isFull = false;
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      put: (key: string, response: Response) =>
        isFull
          ? Promise.reject(new DOMException('', 'QuotaExceededError'))
          : Promise.resolve(void entries.set(key, response)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      delete: ({ url }: { url: string }) =>
        deletes ? Promise.resolve(entries.delete(url)) : new Promise<boolean>(() => undefined),
    });
  };
  const match = (key: string) => Promise.resolve(key === 'frame' ? new Response('frame') : undefined);
  return {
    open,
    match,
    has: (name: string) => Promise.resolve(all.has(name)),
    clear: () => all.clear(),
    stopDeleting: () => void (deletes = false),
    fill: () => void (isFull = true),
    names: () => [...all.keys()],
    addresses: () => [...all.values()].flatMap((entries) => [...entries.keys()]),
  };
}

/** The deletion that Workbox starts at `activate`, on a phone whose disk never answers. */
const workboxDeletes = new Promise<void>(() => undefined);

let caches: ReturnType<typeof createCaches>;
let served: Map<string, string>;

beforeEach(async () => {
  caches = createCaches();
  served = new Map(parts.map(({ url }) => [scope + url, url.endsWith('.html') ? `page with ${entry}` : url]));
  await startWorker().dispatch('install');
});

function startWorker(known: readonly CachedFile[] = parts) {
  const listeners = new Map<string, (event: unknown) => void>();
  const fetch = vi.fn<(url: string) => Promise<Response>>((url) => {
    const body = served.get(url);
    return body === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(body));
  });
  const worker = {
    registration: { scope },
    caches,
    fetch,
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  };
  // The doubles have only the parts that are used.
  addFileCache(worker as unknown as WorkerScope, { files: known, shell: 'frame', marker: entry });
  const dispatch = async (type: string, more: object = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    const event = { ...more, waitUntil: (given: Promise<unknown>) => void (work = given) };
    listeners.get(type)?.(event);
    // Workbox listens behind us, and gives the same event its own work.
    if (type === 'activate') event.waitUntil(workboxDeletes);
    await work;
  };
  return {
    fetch,
    dispatch,
    request: async (locale: string, path: string): Promise<unknown> => {
      const port = { postMessage: vi.fn<(answer: unknown) => void>() };
      await dispatch('message', { data: { type: 'KEEP', locale, path }, ports: [port] });
      return port.postMessage.mock.calls[0]?.[0];
    },
    async open(url: string, mode: RequestMode = 'navigate'): Promise<string | null> {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { url, mode, method: 'GET' },
        respondWith: (given: Promise<Response>) => void (answer = given),
        stopImmediatePropagation: () => {},
      });
      return answer ? await (await answer).text() : null;
    },
  };
}

describe('the files that the worker caches on request', () => {
  it('are the texts of the language and the page', async () => {
    const worker = startWorker();
    expect(await worker.request('id', '/app/loanDetails')).toBe(true);
    served.clear();
    expect(await worker.open(`${scope}loanDetails?token=secret`)).toContain('page');
    expect(await worker.open(`${scope}assets/id-1.js`, 'cors')).toBe('assets/id-1.js');
    await expect(worker.open(`${scope}assets/en-1.js`, 'cors')).rejects.toThrow('offline');
    expect(caches.addresses().join(' ')).not.toContain('secret');
  });

  it('include the code and texts of a page, in the language', async () => {
    const worker = startWorker();
    await worker.request('id', '/app/');
    served.clear();
    expect(await worker.open(scope)).toContain('page');
    expect(await worker.open(`${scope}assets/site-1.js`, 'cors')).toBe('assets/site-1.js');
    expect(await worker.open(`${scope}assets/id-site.js`, 'cors')).toBe('assets/id-site.js');
    await expect(worker.open(`${scope}assets/en-site.js`, 'cors')).rejects.toThrow('offline');
  });

  it('do not include a page that was never opened: it gets the empty frame; unknown files are not handled', async () => {
    const worker = startWorker();
    expect(await worker.open(`${scope}loanDetails`)).toBe('frame');
    expect(await worker.open(`${scope}complaintList`)).toBeNull();
    expect(await worker.open(`${scope}gateway/call`, 'cors')).toBeNull();
  });

  it('include code that a page has fetched', async () => {
    const worker = startWorker();
    await worker.open(`${scope}assets/en-1.js`, 'cors');
    served.clear();
    expect(await worker.open(`${scope}assets/en-1.js`, 'cors')).toBe('assets/en-1.js');
  });

  it('reach the page also on a full phone, which stores nothing; the answer is false then', async () => {
    const worker = startWorker();
    caches.fill();
    expect(await worker.open(`${scope}assets/en-1.js`, 'cors')).toBe('assets/en-1.js');
    expect(await worker.request('en', '/app/loanDetails')).toBe(false);
    expect(caches.addresses()).toEqual([]);
  });

  it('are cached one by one: a missing file does not remove the others', async () => {
    const worker = startWorker();
    served.delete(`${scope}index.html`);
    expect(await worker.request('id', '/app/')).toBe(false);
    served.clear();
    expect(await worker.open(`${scope}assets/site-1.js`, 'cors')).toBe('assets/site-1.js');
  });

  it('do not include a page of another version, and the answer is false then', async () => {
    const worker = startWorker();
    served.set(`${scope}loanDetails.html`, 'page with assets/index-2.js');
    expect(await worker.request('id', '/app/loanDetails')).toBe(false);
    expect(await worker.open(`${scope}loanDetails`)).toBe('frame');
  });

  it('are not cached again after the caches were removed; open pages use the network', async () => {
    const worker = startWorker();
    await worker.request('id', '/app/loanDetails');
    caches.clear();
    expect(await worker.request('id', '/app/loanDetails')).toBe(false);
    expect(await worker.open(`${scope}assets/id-1.js`, 'cors')).toBe('assets/id-1.js');
    expect(await worker.open(`${scope}loanDetails`)).toBe('frame');
    expect(caches.names()).toEqual([]);
  });

  it('do not change with an invalid message or an unknown language', async () => {
    const worker = startWorker();
    await worker.dispatch('message', { data: { type: 'KEEP', locale: 1 }, ports: [] });
    expect(caches.addresses()).toEqual([]);
    expect(await worker.request('../x', '/app/loanDetails')).toBe(true);
    expect(caches.addresses().filter((address) => !address.includes('loanDetails'))).toEqual([]);
  });

  it('lack a page that is not in the list: the answer is false', async () => {
    expect(await startWorker().request('id', '/app/nowhere')).toBe(false);
    expect(caches.addresses()).toContain(`${scope}assets/id-1.js`);
  });

  it('are none in the demo, for which Workbox caches all: the answer is true', async () => {
    expect(await startWorker([]).request('id', '/app/loanDetails')).toBe(true);
  });
});

describe('a new version', () => {
  const page = { ...pageOf('loanDetails.html'), revision: '2' };
  const next = [code('assets/id-2.js', 'id'), code('assets/en-2.js', 'en'), page];

  async function installNext() {
    await startWorker().request('id', '/app/loanDetails');
    next.forEach(({ url }) => served.set(scope + url, `${entry} of ${url}`));
    const worker = startWorker(next);
    await worker.dispatch('install');
    return worker;
  }

  it('caches the languages and pages of the version before, and deletes the old files when it is active', async () => {
    const worker = await installNext();
    // The page on screen still runs the old one.
    expect(caches.addresses()).toContain(`${scope}assets/id-1.js`);
    await worker.dispatch('activate');
    await vi.waitFor(() => expect(caches.addresses()).not.toContain(`${scope}assets/id-1.js`));
    served.clear();
    expect(await worker.open(`${scope}assets/id-2.js`, 'cors')).toContain('id-2');
    expect(await worker.open(`${scope}loanDetails`)).toContain('loanDetails.html');
    await expect(worker.open(`${scope}assets/en-2.js`, 'cors')).rejects.toThrow('offline');
  });

  it('lets no page wait for the deletion of old files, neither its own nor that of Workbox', async () => {
    const worker = await installNext();
    caches.stopDeleting();
    await worker.dispatch('activate');
    served.clear();
    expect(await worker.open(`${scope}assets/id-2.js`, 'cors')).toContain('id-2');
  });

  it('is not installed without its texts, but without a page', async () => {
    await startWorker().request('id', '/app/loanDetails');
    served.set(`${scope}assets/id-2.js`, 'texts');
    served.delete(`${scope}loanDetails.html`);
    await expect(startWorker(next).dispatch('install')).resolves.toBeUndefined();
    served.delete(`${scope}assets/id-2.js`);
    const later = next.map((part) => ({ ...part, url: part.url.replace('-2', '-3') }));
    await expect(startWorker(later).dispatch('install')).rejects.toThrow('offline');
  });
});
