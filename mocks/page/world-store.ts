import { createStore, get, set } from 'idb-keyval';
import { within } from '@/platform/browser/wait';

/** Stores the demo's state over reloads. */
export type WorldStore = {
  /** @returns the stored state, `undefined` if there is none; never rejects */
  load: () => Promise<unknown>;
  /** Never rejects. */
  save: (record: unknown) => Promise<void>;
  /** Whether another tab has saved since the last call. */
  takeForeignChange: () => boolean;
  /** Whether saving works; if not, the state lives as long as the page. */
  isLasting: () => boolean;
};

const limitMs = 3_000;
const tooLate = () => new Error('The database did not answer');
const key = 'world';

/** The database of the demo, separate from those of the product. */
const database = 'loan-demo';

/** @returns a function that notifies other tabs; it does nothing without BroadcastChannel */
function joinTabs(onMessage: () => void): (message: string) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(database);
  channel.addEventListener('message', onMessage);
  return channel.postMessage.bind(channel);
}

/** The demo's store in IndexedDB; if that is missing, blocked or silent for 3 s, nothing is stored. */
export function openWorldStore(): WorldStore {
  let isLasting = true;
  let hasForeignChange = false;
  let store: ReturnType<typeof createStore> | undefined;
  const opened = () => (store ??= createStore(database, 'state'));
  const tellTabs = joinTabs(() => {
    hasForeignChange = true;
  });

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!isLasting) return undefined;
    try {
      return await within(limitMs, tooLate, work);
    } catch {
      isLasting = false;
      return undefined;
    }
  }

  return {
    load: () => attempt(() => get<unknown>(key, opened())),
    async save(record) {
      await attempt(() => set(key, record, opened()));
      if (isLasting) tellTabs('saved');
    },
    takeForeignChange() {
      const had = hasForeignChange;
      hasForeignChange = false;
      return had && isLasting;
    },
    isLasting: () => isLasting,
  };
}
