import type { BrowserContext, Page } from '@playwright/test';

export type Traces = {
  /** IndexedDB, localStorage, and every answer in every cache. */
  kept: string;
  /** sessionStorage without the session's own record, and the cookies without the session's own. */
  beside: string;
  /** Where the person has been in this tab, and the state that goes with it. */
  history: string;
  /** Addresses of links, forms, pictures and frames, and all visible text. */
  shown: string;
  /**
   * Addresses that the browser's own timing has noted; but for the address the tab was opened with,
   * which is the native app's.
   */
  timed: string[];
};

async function collect(): Promise<Traces> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });

  async function database(name: string): Promise<unknown> {
    const opened = await done(indexedDB.open(name));
    const stores = Array.from(opened.objectStoreNames, async (store) => {
      const shelf = opened.transaction(store).objectStore(store);
      return [store, await done(shelf.getAllKeys()), await done(shelf.getAll())];
    });
    const content = await Promise.all(stores);
    opened.close();
    return [name, content];
  }

  const cached = async (name: string) => {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    return Promise.all(requests.map(async (request) => [request.url, await (await cache.match(request))?.text()]));
  };

  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const databases = await Promise.all(names.map(database));
  const caching = await Promise.all((await caches.keys()).map(cached));
  const around = Object.entries(sessionStorage).filter(([name]) => name !== 'loan-web.session');
  const cookies = document.cookie.split('; ').filter((cookie) => !/^(?:token|sessionId)=/.test(cookie));
  const addresses = Array.from(document.querySelectorAll('[href], [src], [action]'), (element) =>
    ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  return {
    kept: JSON.stringify([databases, caching, Object.entries(localStorage)]),
    beside: JSON.stringify([around, cookies, window.name]),
    history: JSON.stringify([location.href, document.referrer, history.state]),
    shown: JSON.stringify([document.title, addresses, document.body.innerText]),
    timed: performance.getEntries().flatMap(({ name, entryType }) => (entryType === 'navigation' ? [] : [name])),
  };
}

/** @returns what the present page has left behind so far */
export async function tracesOf(page: Page): Promise<Traces> {
  const traces = await page.evaluate(collect);
  const visited = await page.evaluate<string>('JSON.stringify(navigation.entries().map(({ url }) => url))');
  return { ...traces, history: traces.history + visited };
}

/** What leaves a browser, or is written about it, from now on. */
export function recordTraffic(context: BrowserContext) {
  const heard = {
    /** Everything on any console, and errors no one caught. */
    said: new Array<string>(),
    referrers: new Array<string>(),
    /** Addresses of requests that are no call of the API, and of those that are. */
    addresses: new Array<string>(),
    calls: new Array<string>(),
  };
  context.on('console', (message) => {
    heard.said.push(message.text());
    // The browser's own note of a call that failed names the call, which carries the session as the protocol demands.
    if (!message.text().startsWith('Failed to load resource: ')) heard.said.push(message.location().url);
  });
  context.on('weberror', (error) => heard.said.push(String(error.error().stack)));
  context.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/gateway/');
    (isCall ? heard.calls : heard.addresses).push(request.url());
    heard.referrers.push(request.headers()['referer'] ?? '');
  });
  return heard;
}

export type Traffic = ReturnType<typeof recordTraffic>;
