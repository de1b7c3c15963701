import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Driver, Edit, Row, Slot, StorageKey, Table } from './driver';

/** Keys sort as lists: a list is above every text, so `[...start, []]` is above all that begin with `start`. */
function startingWith(...start: string[]): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []]);
}

/**
 * Work that writes. idb-keyval's own `update()` can only put, and reports a full disk as `null` when the request failed
 * before the transaction did; hence its store function, with the transaction in our hands.
 */
async function write(
  withStore: UseStore,
  signal: AbortSignal,
  work: (store: IDBObjectStore, fail: (error: unknown) => void) => void,
): Promise<void> {
  await withStore('readwrite', (store) => {
    const { transaction } = store;
    return new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => {
        reject(error);
        try {
          transaction.abort();
        } catch {
          // Already over: there is nothing left to take back.
        }
      };
      const giveUp = () => fail(new Error('Given up'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The transaction was aborted')),
      );
      // A database that opened only after its time was over must not bring back what was given up.
      if (signal.aborted) giveUp();
      else {
        signal.addEventListener('abort', giveUp, { once: true });
        work(store, fail);
      }
    });
  });
}

function applyEdits(store: IDBObjectStore, edits: Edit[]): void {
  for (const { key, value } of edits) {
    if (value === undefined) store.delete(key);
    else store.put(value, key);
  }
}

function readRows(withStore: UseStore, owner: string, slot: Slot): Promise<Row[]> {
  return withStore('readonly', async (store) => {
    const range = startingWith(owner, slot);
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest<unknown[]>(store.getAll(range)),
    ]);
    return keys.flatMap((key, index) => {
      const last: unknown = Array.isArray(key) ? key[2] : undefined;
      return typeof last === 'string' ? [{ key: last, raw: values[index] }] : [];
    });
  });
}

function openTable(name: string): Table {
  const withStore = createStore(name, 'records');
  return {
    read: (key) => get<unknown>(key, withStore),
    readAll: (owner, slot) => readRows(withStore, owner, slot),
    change: (key: StorageKey, decide, signal) =>
      write(withStore, signal, (store, fail) => {
        const request: IDBRequest<unknown> = store.get(key);
        request.addEventListener('success', () => {
          try {
            applyEdits(store, decide(request.result));
          } catch (error) {
            fail(error);
          }
        });
      }),
    clear: (owner, signal) =>
      write(withStore, signal, (store) => {
        if (owner === undefined) store.clear();
        else store.delete(startingWith(owner));
      }),
  };
}

/**
 * IndexedDB through idb-keyval: one database per name, with one object store `records`. Nothing is
 * ever deleted but by key.
 */
export const idbDriver: Driver = { open: openTable };
