import { searchTexts, type SearchText } from './search';
import type { Entry } from './summary';

/** From this many conversations on, comparing is left to a worker. */
const MANY = 200;

export type Searcher = {
  /** Resolves to the keys of the conversations found. */
  search: (query: string) => Promise<string[]>;
  close: () => void;
};

/** What the worker is told: first all texts, then one query after another. */
export type SearchRequest =
  | { type: 'texts'; texts: readonly SearchText[] }
  | { type: 'query'; id: number; query: string };
export type SearchAnswer = { id: number; keys: string[] };

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // No workers here: the page compares by itself.
    return null;
  }
}

function searchInWorker(worker: Worker, texts: readonly SearchText[]): Searcher {
  const waiting = new Map<number, (keys: string[]) => void>();
  let last = 0;
  let isBroken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    waiting.get(data.id)?.(data.keys);
    waiting.delete(data.id);
  });
  // A worker that does not start: what waits gets no keys, what comes is compared in the page.
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
  });
  const tell = (request: SearchRequest) => worker.postMessage(request, []);
  tell({ type: 'texts', texts });
  return {
    search(query) {
      if (isBroken) return Promise.resolve(searchTexts(texts, query));
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        tell({ type: 'query', id, query });
      });
    },
    close: () => worker.terminate(),
  };
}

/** Full-text search over a library; with many conversations beside the page. */
export function createSearcher(entries: readonly Entry[]): Searcher {
  let texts: SearchText[] | null = null;
  let inWorker: Searcher | null | undefined;
  // Nothing is read before somebody searches.
  function prepare(): SearchText[] {
    texts ??= entries.map(({ key, words }) => ({ key, text: words }));
    return texts;
  }
  return {
    search(query) {
      if (inWorker === undefined) {
        const worker = entries.length >= MANY ? startWorker() : null;
        inWorker = worker && searchInWorker(worker, prepare());
      }
      return inWorker ? inWorker.search(query) : Promise.resolve(searchTexts(prepare(), query));
    },
    close() {
      inWorker?.close();
      // React closes and opens effects once more in development.
      inWorker = undefined;
    },
  };
}
