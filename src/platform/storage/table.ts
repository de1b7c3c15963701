import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { attempt } from '@/platform/browser/attempt';

/** `record`: the records of the app. `aside`: the quarantine of records that a build could not read. */
type Partition = 'record' | 'aside';

/** A list, not a joined string, so that keys of two owners never collide. */
export type StorageKey = [owner: string, slot: Partition, key: string];

/** One change of a transaction; the value `undefined` removes. */
export type Edit = { key: StorageKey; value: unknown };

/**
 * One opened database with one table. Each method may reject, throw or never settle. After its signal is aborted, a
 * `change` or `clear` takes effect only if the database has already begun to commit it: then it resolves.
 */
export type Table = {
  read(key: StorageKey, signal: AbortSignal): Promise<unknown>;
  readAll(owner: string, slot: Partition, signal: AbortSignal): Promise<{ key: string; raw: unknown }[]>;
  /** Reads a value and applies the edits that `decide` returns for it, in one transaction. */
  change(key: StorageKey, decide: (raw: unknown) => Edit[], signal: AbortSignal): Promise<void>;
  /** Removes all rows of an owner, in both partitions; without an owner those of all. */
  clear(owner: string | undefined, signal: AbortSignal): Promise<void>;
};

/** Keys sort as lists: a list is above every text, so `[...start, []]` is above all that begin with `start`. */
function startingWith(...start: string[]): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []]);
}

/** Runs a writing transaction. `update()` of idb-keyval can only put, and rejects with `null` on a full disk. */
async function write(
  withStore: UseStore,
  signal: AbortSignal,
  work: (store: IDBObjectStore, fail: (error: unknown) => void) => void,
): Promise<void> {
  await withStore('readwrite', (store) => {
    const { transaction } = store;
    return new Promise<void>((resolve, reject) => {
      // It throws, or does nothing, if the database already commits. The event that follows says what was done.
      const giveUp = () => attempt(() => transaction.abort());
      const fail = (error: unknown) => {
        reject(error);
        giveUp();
      };
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The transaction was aborted')),
      );
      // A database that opened after the time limit must not apply the change.
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

/** The name of the one object store of a database. */
export const tableName = 'records';

/** The table of a database with one object store. The database is opened at the first use. */
export function openTable(name: string): Table {
  const withStore = createStore(name, tableName);
  return {
    read: (key) => get<unknown>(key, withStore),
    readAll: (owner, slot) =>
      withStore('readonly', async (store) => {
        const range = startingWith(owner, slot);
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(range)),
          promisifyRequest<unknown[]>(store.getAll(range)),
        ]);
        return keys.flatMap((key, index) => {
          const last: unknown = Array.isArray(key) ? key[2] : undefined;
          return typeof last === 'string' ? [{ key: last, raw: values[index] }] : [];
        });
      }),
    change: (key, decide, signal) =>
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

/** A table in memory, without copying values. `apply` stores rows that a database has read or written. */
export function createMemoryTable(): Table & { apply(edits: Edit[]): void } {
  const rows = new Map<string, Edit>();

  function apply(edits: Edit[]): void {
    for (const edit of edits) {
      const place = JSON.stringify(edit.key);
      if (edit.value === undefined) rows.delete(place);
      else rows.set(place, edit);
    }
  }

  return {
    apply,
    read: async (key) => rows.get(JSON.stringify(key))?.value,
    readAll: async (owner, slot) =>
      [...rows.values()]
        .filter(({ key }) => key[0] === owner && key[1] === slot)
        .map(({ key, value }) => ({ key: key[2], raw: value })),
    change: async (key, decide) => apply(decide(rows.get(JSON.stringify(key))?.value)),
    clear: async (owner) => {
      for (const [place, { key }] of rows) if (owner === undefined || key[0] === owner) rows.delete(place);
    },
  };
}
