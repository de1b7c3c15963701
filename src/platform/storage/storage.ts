import type { Observable } from '@/platform/browser/observable';
import { createCopies, type Copies } from './copies';
import type { StoreDefinition } from './definition';
import type { Driver } from './driver';
import { idbDriver } from './idb-driver';
import { createResilientTable, type ResilientTable } from './resilient-table';
import { createStatusKeeper, type StorageStatus } from './status';
import { createRecordStore, type Store } from './store';

export type StorageOptions = {
  /**
   * Whose records are read and written at this moment; `undefined` while no borrower is signed in, `null` once the
   * borrower of this page has left the device: then nothing is written any more.
   */
  owner: () => string | null | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  /**
   * The names of all stores of the app. Names, not definitions: clearing must reach stores whose feature (and schema)
   * this page has not loaded, and must not make the first chunk carry them.
   */
  stores: readonly string[];
  driver?: Driver;
  /** Where copies of some records lie; none without. */
  copies?: Copies;
};

export type DeviceStorage = {
  /** @throws Error when the store's name is not in the list: it could never be cleared */
  open<T>(definition: StoreDefinition<T>): Store<T>;
  status: Observable<StorageStatus>;
  /**
   * Removes all records of an owner, in every store.
   * @returns whether no database refused; the memory is clear in any case
   */
  clearOwner(owner: string): Promise<boolean>;
  /** The same for every owner. */
  clearAll(): Promise<boolean>;
};

/** Name of the IndexedDB database of a store. */
export const databaseName = (store: string) => `loan-web-${store}`;

/**
 * The one door to what is kept on the device. Opens nothing until the first operation, so that starting never waits for
 * it, and no operation rejects or hangs because of a database: it goes on in memory, and `status` says so (decisions 5,
 * sent complaint, and 14, virtual account, say what is kept and when it goes).
 *
 * Rule: tokens, session ids, SMS codes and full card numbers never pass this door.
 */
export function createStorage({
  owner,
  now,
  stores,
  driver = idbDriver,
  copies = createCopies(undefined),
}: StorageOptions): DeviceStorage {
  const status = createStatusKeeper();
  const tables = new Map<string, ResilientTable>();

  function tableOf(name: string): ResilientTable {
    const known = tables.get(name);
    if (known) return known;
    const table = createResilientTable(driver, databaseName(name), () => status.fellToMemory());
    tables.set(name, table);
    return table;
  }

  async function clear(whose?: string): Promise<boolean> {
    const cleared = await Promise.all(stores.map((name) => tableOf(name)((table) => table.clear(whose))));
    // Last: a write that was under way before has made its copy by now.
    copies.clear(...(whose === undefined ? [] : ([whose] as const)));
    status.cleared(whose);
    return cleared.every(Boolean);
  }

  return {
    open(definition) {
      if (!stores.includes(definition.name))
        throw new Error(`The store "${definition.name}" is missing in the list of stores`);
      return createRecordStore(definition, tableOf(definition.name), { owner, now, status, copies });
    },
    status: { subscribe: status.subscribe, getSnapshot: status.getSnapshot },
    clearOwner: (whose) => clear(whose),
    clearAll: () => clear(),
  };
}
