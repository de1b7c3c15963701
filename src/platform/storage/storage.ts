import { createObservable, type Observable } from '@/platform/browser/observable';
import type { StoreDefinition } from './definition';
import { clearCopies } from './envelope';
import { createResilientTable, type WithTable } from './resilient-table';
import { createRecordStore, type Store } from './store';
import { openTable } from './table';

type StorageStatus = {
  /** `memory` as soon as one store has lost its database: what is written there ends with the page. */
  readonly mode: 'durable' | 'memory';
  /** The last write found no room on the device. */
  readonly full: boolean;
  /** Records that could not be read in this page and were set aside. */
  readonly damaged: number;
};

export type StorageOptions = {
  /**
   * The owner of the records; `undefined` while no borrower is signed in, `null` once the borrower of this page has
   * left the device: then nothing is written.
   */
  owner: () => string | null | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  /** The names of all stores of the app: clearing must reach stores whose code is not loaded. */
  stores: readonly string[];
  /** Opens a database by its name. */
  openTable?: typeof openTable;
  /** Where copies of some records lie; none without. */
  localStorage?: Storage | undefined;
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
 * The records on the device. No database is opened before the first operation, and no operation rejects or hangs
 * because of a database: it continues in memory, and `status` says so (decisions 5, sent complaint, and 14, virtual
 * account). Never store tokens, session ids, SMS codes or full card numbers.
 */
export function createStorage({
  owner,
  now,
  stores,
  openTable: open = openTable,
  localStorage,
}: StorageOptions): DeviceStorage {
  const { set, ...status } = createObservable<StorageStatus>({ mode: 'durable', full: false, damaged: 0 });
  /** The owner of each damaged record: it counts once, however often it is met. */
  const damaged = new Map<string, string>();
  const tables = new Map<string, WithTable>();

  function setStatus(part: Partial<StorageStatus>): void {
    const before = status.getSnapshot();
    const after = { ...before, ...part };
    if (after.mode !== before.mode || after.full !== before.full || after.damaged !== before.damaged) set(after);
  }

  function tableOf(name: string): WithTable {
    const fellToMemory = () => setStatus({ mode: 'memory' });
    const table = tables.get(name) ?? createResilientTable(() => open(databaseName(name)), fellToMemory);
    tables.set(name, table);
    return table;
  }

  async function clear(...whose: [] | [owner: string]): Promise<boolean> {
    const cleared = await Promise.all(stores.map((name) => tableOf(name)((table) => table.clear(...whose))));
    // Last: a write that was under way before has made its copy by now.
    clearCopies(localStorage, ...whose);
    for (const [id, itsOwner] of damaged) if (whose.length === 0 || whose[0] === itsOwner) damaged.delete(id);
    setStatus({ damaged: damaged.size });
    return cleared.every(Boolean);
  }

  return {
    open(definition) {
      const { name } = definition;
      if (!stores.includes(name)) throw new Error(`The store "${name}" is missing in the list of stores`);
      return createRecordStore(definition, tableOf(name), {
        owner,
        now,
        localStorage,
        onWritten: (full) => setStatus({ full }),
        onDamaged(itsOwner, key) {
          damaged.set(JSON.stringify([itsOwner, name, key]), itsOwner);
          setStatus({ damaged: damaged.size });
        },
      });
    },
    status,
    clearOwner: (whose) => clear(whose),
    clearAll: () => clear(),
  };
}
