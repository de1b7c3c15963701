import { readRecord, type StoreDefinition } from './definition';
import { clearCopies, readCopy, writeCopy, type RecordEnvelope } from './envelope';
import { isQuotaError, type WithTable } from './resilient-table';
import type { Edit, StorageKey } from './table';

type StoredRecord<T> = {
  key: string;
  /** Epoch milliseconds. */
  savedAt: number;
  data: T;
};

/** `saved`: on the disk. `memory`: only until the page ends. `full`: not written, the old record is still there. */
export type WriteOutcome = 'saved' | 'memory' | 'full';

type Change<T> = (old: T | undefined, unreadSince: number | undefined) => T | undefined;

/** The records of the current owner; those of others are invisible. Do not change data after `set` or `get`. */
export type Store<T> = {
  get(key: string): Promise<StoredRecord<T> | undefined>;
  /** The copy in localStorage, for a first rendering (decision 87, preview); it may be old or missing. */
  copyOf(key: string): StoredRecord<T> | undefined;
  /** @returns when another build wrote a record that this one cannot read (decision 86, release and rollback). */
  unreadSince(key: string): Promise<number | undefined>;
  /** @throws DataCloneError if the data has a value that no database can store, such as a function */
  set(key: string, data: T): Promise<WriteOutcome>;
  /**
   * Reads, changes and writes in one transaction, safe against other tabs. `undefined` means no record, as argument and
   * as result; an unreadable record then stays.
   * @param fn a pure function: it may be called twice. `update` throws what it throws. `unreadSince`: see that method
   */
  update(key: string, fn: Change<T>): Promise<WriteOutcome>;
  remove(key: string): Promise<WriteOutcome>;
  /** Removes all records of the owner. @returns whether they are removed from the database, not only from memory */
  clear(): Promise<boolean>;
  /** Newest first. */
  list(): Promise<StoredRecord<T>[]>;
};

type StoreContext = {
  owner: () => string | null | undefined;
  now: () => number;
  localStorage: Storage | undefined;
  onWritten: (isFull: boolean) => void;
  onDamaged: (owner: string, key: string) => void;
};

/** Owner of records that are written before a borrower has signed in; no borrower has this name. */
const noOwner = '';

/** The owners whose quarantined records were restored, by table. */
const restored = new WeakMap<WithTable, Set<string>>();

/** The records of one store. Each call is for the borrower who is signed in when it is made. */
export function createRecordStore<T>(
  definition: StoreDefinition<T>,
  withTable: WithTable,
  context: StoreContext,
): Store<T> {
  const { now, localStorage, onWritten, onDamaged } = context;
  const currentOwner = () => context.owner() ?? noOwner;

  function read(owner: string, key: string, raw: unknown) {
    const reading = readRecord(definition, owner, raw);
    if (reading.state === 'damaged') onDamaged(owner, key);
    return reading;
  }

  const toRecord = (key: string, reading: ReturnType<typeof readRecord<T>>): StoredRecord<T> | undefined =>
    reading.state === 'readable' ? { key, savedAt: reading.savedAt, data: reading.data } : undefined;

  /** Restores what this build can read again (decision 86, release and rollback), once per borrower and page. */
  const restore = (owner: string) =>
    withTable(async (table) => {
      for (const { key, raw } of await table.readAll(owner, 'aside')) {
        if (readRecord(definition, owner, raw).state !== 'readable') continue;
        const quarantineKey: StorageKey = [owner, 'aside', key];
        const restoreIfFree = (present: unknown): Edit[] =>
          // Another window may have deleted the records of this borrower since they were read.
          present === undefined && context.owner() !== null
            ? [
                { key: [owner, 'record', key], value: raw },
                { key: quarantineKey, value: undefined },
              ]
            : [];
        // On a full device the record stays in quarantine.
        await table.change([owner, 'record', key], restoreIfFree).catch(() => undefined);
      }
    });

  /** @returns the current owner, after starting to restore the records */
  function ready(): string {
    const owner = currentOwner();
    const owners = restored.get(withTable) ?? new Set();
    restored.set(withTable, owners);
    if (!owners.has(owner)) void restore(owner);
    owners.add(owner);
    return owner;
  }

  async function readStored(key: string) {
    const owner = ready();
    return read(owner, key, await withTable((table) => table.read([owner, 'record', key])));
  }

  /** @param removes whether `undefined` deletes the record, readable or not */
  async function write(key: string, fn: Change<T>, removes = false): Promise<WriteOutcome> {
    const owner = ready();
    const recordKey: StorageKey = [owner, 'record', key];
    let thrown: unknown[] = [];
    let edits: Edit[] = [];
    let copy: RecordEnvelope | undefined;
    let hasLeft = false;

    function decide(raw: unknown): Edit[] {
      // Checked inside the transaction, so that a write that waited for the deletion of the records adds none.
      hasLeft = context.owner() === null;
      if (hasLeft) return [];
      const reading = read(owner, key, raw);
      thrown = [];
      try {
        const isDamaged = reading.state === 'damaged';
        const data = fn(
          reading.state === 'readable' ? reading.data : undefined,
          isDamaged ? reading.savedAt : undefined,
        );
        if (data === undefined && !removes && reading.state !== 'readable') return [];
        const value: RecordEnvelope | undefined =
          data === undefined ? undefined : { version: definition.version, owner, savedAt: now(), data };
        const shown = data === undefined ? undefined : definition.toCopy?.(data, key);
        copy = value && shown !== undefined ? { ...value, data: shown } : undefined;
        const edit: Edit = { key: recordKey, value };
        return isDamaged ? [{ key: [owner, 'aside', key], value: raw }, edit] : [edit];
      } catch (error) {
        // Not thrown here: it would count as a failure of the database.
        thrown.push(error);
        return [];
      }
    }

    function replaceCopy(isCopied: boolean): void {
      if (edits.length === 0 || !definition.toCopy) return;
      // Another window may have cleared the device since the commit: a copy would stay there.
      const next = isCopied && context.owner() !== null ? copy : undefined;
      writeCopy(localStorage, [owner, definition.name, key], next);
    }

    try {
      const outcome = await withTable((table) => table.change(recordKey, (raw) => (edits = decide(raw))));
      if (thrown.length > 0) throw thrown[0];
      replaceCopy(outcome === 'saved' && !definition.copiesUnsaved);
      // A change that writes nothing does not show that there is room.
      if (edits.length > 0) onWritten(false);
      return hasLeft ? 'memory' : outcome;
    } catch (error) {
      if (thrown.length > 0 || !isQuotaError(error)) throw error;
      if (definition.copiesUnsaved) replaceCopy(true);
      onWritten(true);
      return 'full';
    }
  }

  return {
    get: async (key) => toRecord(key, await readStored(key)),
    copyOf(key) {
      const owner = currentOwner();
      return toRecord(key, readRecord(definition, owner, readCopy(localStorage, owner, definition.name, key)));
    },
    async unreadSince(key) {
      const reading = await readStored(key);
      return reading.state === 'damaged' ? reading.savedAt : undefined;
    },
    set: (key, data) => write(key, () => data),
    update: (key, fn) => write(key, fn),
    remove: (key) => write(key, () => undefined, true),
    async clear() {
      const owner = currentOwner();
      const isCleared = await withTable((table) => table.clear(owner));
      clearCopies(localStorage, owner, definition.name);
      return isCleared;
    },
    async list() {
      const owner = ready();
      const rows = await withTable((table) => table.readAll(owner, 'record'));
      const records = rows.flatMap(({ key, raw }) => toRecord(key, read(owner, key, raw)) ?? []);
      return records.sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? -1 : 1));
    },
  };
}
