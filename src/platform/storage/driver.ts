/**
 * `record`: what the app reads and writes. `aside`: what this or another build could not read,
 * and overwrote or removed.
 */
export type Slot = 'record' | 'aside';

/** A list, not a joined string: no owner and no key, whatever they contain, can meet those of somebody else. */
export type StorageKey = [owner: string, slot: Slot, key: string];

/** One change of a transaction; the value `undefined` removes. */
export type Edit = { key: StorageKey; value: unknown };

export type Row = { key: string; raw: unknown };

/**
 * One opened database with one table. Every method may reject, throw at once or never settle: the caller expects the
 * worst. After its signal is aborted, a `change` or `clear` must not take effect any more.
 */
export type Table = {
  read(key: StorageKey, signal: AbortSignal): Promise<unknown>;
  /** All rows of one of an owner's slots. */
  readAll(owner: string, slot: Slot, signal: AbortSignal): Promise<Row[]>;
  /** Reads a value and writes what `decide` makes of it, in one transaction. */
  change(key: StorageKey, decide: (raw: unknown) => Edit[], signal: AbortSignal): Promise<void>;
  /** Removes everything of one owner, on both shelves; of all owners without one. */
  clear(owner: string | undefined, signal: AbortSignal): Promise<void>;
};

export type Driver = {
  /** Gives a new handle on the database; opening it may happen at the first use. */
  open(name: string): Table;
};
