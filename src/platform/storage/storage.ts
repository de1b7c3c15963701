import { createObservable, type Observable } from '@/platform/browser/observable';
import type { StoreDefinition } from './definition';
import { clearCopies } from './envelope';
import { createResilientTable, type WithTable } from './resilient-table';
import { createRecordStore, type Store } from './store';
import { openTable } from './table';

type StorageStatus = {
  /** `memory` once a store has lost its database: its new records are gone when the page closes. */
  readonly mode: 'durable' | 'memory';
  /** Whether the last write failed because the device was full. */
  readonly full: boolean;
  /** Whether a change has begun seconds ago, and has not ended: what follows it waits. */
  readonly late: boolean;
  /** Number of records that this page could not read. */
  readonly damaged: number;
};

export type StorageOptions = {
  /** `undefined` while no one is signed in; `null` once this page's borrower has left: nothing is written then. */
  owner: () => string | null | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  /** The names of all stores of the app, so that stores are cleared whose code is not loaded. */
  stores: readonly string[];
  openTable?: typeof openTable;
  /** For copies of some records; no copies without it. */
  localStorage?: Storage | undefined;
};

export type DeviceStorage = {
  /** @throws Error if the store's name is not in the list: it could never be cleared */
  open<T>(definition: StoreDefinition<T>): Store<T>;
  status: Observable<StorageStatus>;
  /** Removes an owner's records in all stores. @returns whether all databases, not only the memory, are cleared */
  clearOwner(owner: string): Promise<boolean>;
  clearAll(): Promise<boolean>;
};

/** Name of the IndexedDB database of a store. */
export const databaseName = (store: string) => `loan-web-${store}`;

/**
 * Creates the storage of records on the device. No database is opened before the first operation, and none rejects
 * because of a database: it continues in memory (decisions 5, sent complaint, and 14, virtual account), or, once it has
 * begun to write, waits; `status` shows both. Never store tokens, session ids, SMS codes or full card numbers.
 */
export function createStorage({
  owner,
  now,
  stores,
  openTable: open = openTable,
  localStorage,
}: StorageOptions): DeviceStorage {
  const { set, ...status } = createObservable<StorageStatus>({ mode: 'durable', full: false, late: false, damaged: 0 });
  /** The owner of each damaged record, so that each counts once. */
  const damaged = new Map<string, string>();
  const tables = new Map<string, WithTable>();
  /** The tables whose change is late. */
  const late = new Set<string>();

  function setStatus(part: Partial<StorageStatus>): void {
    const before = status.getSnapshot();
    const after = { ...before, ...part };
    if (JSON.stringify(after) !== JSON.stringify(before)) set(after);
  }

  function tableOf(name: string): WithTable {
    const onMemory = () => setStatus({ mode: 'memory' });
    function onLate(isLate: boolean): void {
      if (isLate) late.add(name);
      else late.delete(name);
      setStatus({ late: late.size > 0 });
    }
    const table = tables.get(name) ?? createResilientTable(() => open(databaseName(name)), onMemory, onLate);
    tables.set(name, table);
    return table;
  }

  async function clear(...whose: [] | [owner: string]): Promise<boolean> {
    // A change that does not end holds up the rest; its copy is removed once it has.
    clearCopies(localStorage, ...whose);
    const cleared = await Promise.all(stores.map((name) => tableOf(name)((table) => table.clear(...whose))));
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
