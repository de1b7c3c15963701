import { createQueue, within } from '@/platform/browser/wait';
import { createMemoryTable, type Edit, type StorageKey, type Table } from './table';

/** The time limit of one attempt, milliseconds. After two attempts an operation continues in memory. */
const attemptMs = 3_000;

class TooLateError extends Error {}
const tooLate = () => new TooLateError('The database did not answer');

const { signal: never } = new AbortController();

function field(error: unknown, name: 'name' | 'code'): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;
}

/** Whether a write failed because the device has no room left, by the error's name, or its code in older engines. */
export function isQuotaError(error: unknown): boolean {
  const [name, code] = [field(error, 'name'), field(error, 'code')];
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' || code === 22 || code === 1014;
}

/** Errors that the caller handles: no room, or a value that no database can store (an error in the code). */
const isOfCaller = (error: unknown) => isQuotaError(error) || field(error, 'name') === 'DataCloneError';

type ResilientTable = {
  read: (key: StorageKey) => Promise<unknown>;
  readAll: (...of: [owner: string, slot: StorageKey[1]]) => ReturnType<Table['readAll']>;
  /** @throws a quota error, or a DataCloneError; the database is unchanged then. `decide` may be called twice. */
  change: (key: StorageKey, decide: (raw: unknown) => Edit[]) => Promise<'saved' | 'memory'>;
  /** @returns whether the database is cleared, not only the memory */
  clear: (owner?: string) => Promise<boolean>;
};

/** Runs work on the table, one call after the other, in their order. */
export type WithTable = <R>(work: (table: ResilientTable) => Promise<R>) => Promise<R>;

type Work<R> = (table: Table, signal: AbortSignal) => Promise<R>;

/**
 * Creates a table that answers also without a database. A failed or hanging operation is tried again on a newly opened
 * one, because a WebView closes connections in the background. If that fails too, `onMemory` is called once, and the
 * table works in memory until the page ends, with the records that this page has read and written. A change that has
 * begun to write waits for its end, because only that says whether other windows see it; `onLate` says that it waits.
 */
export function createResilientTable(
  open: () => Table,
  onMemory: () => void,
  onLate: (isLate: boolean) => void,
): WithTable {
  const memory = createMemoryTable();
  const enqueue = createQueue();
  let opened: Table | undefined;
  let inMemory = false;

  /** A page that slept after the commit, or a slow disk, receives the end late. It still says what was done. */
  async function waitForEnd<R>(working: Promise<R>): Promise<R> {
    // Who slept receives it now, and is told nothing.
    const timer = setTimeout(() => onLate(true), attemptMs);
    try {
      return await working;
    } finally {
      clearTimeout(timer);
      onLate(false);
    }
  }

  async function attempt<R>(work: Work<R>, isBegun: () => boolean): Promise<R> {
    let working: Promise<R> | undefined;
    async function start(signal: AbortSignal): Promise<R> {
      opened ??= open();
      return await work(opened, signal);
    }
    try {
      return await within(attemptMs, tooLate, (signal) => (working = start(signal)));
    } catch (error) {
      if (working && error instanceof TooLateError && isBegun()) return waitForEnd(working);
      throw error;
    }
  }

  /** Changes to memory if both attempts fail. `isFinal`: without a second one. `isBegun`: it has begun to write. */
  async function runInDatabase<R>(
    work: Work<R>,
    isFinal: (error: unknown) => boolean,
    isBegun = () => false,
  ): Promise<R> {
    try {
      return await attempt(work, isBegun).catch((error: unknown) => {
        if (isFinal(error)) throw error;
        opened = undefined;
        return attempt(work, isBegun);
      });
    } catch (error) {
      if (!isFinal(error)) {
        opened = undefined;
        if (!inMemory) onMemory();
        inMemory = true;
      }
      throw error;
    }
  }

  async function run<R>(
    work: Work<R>,
    isFinal: (error: unknown) => boolean = () => false,
    isBegun?: () => boolean,
  ): Promise<R> {
    if (!inMemory) {
      try {
        return await runInDatabase(work, isFinal, isBegun);
      } catch (error) {
        if (isFinal(error)) throw error;
      }
    }
    return work(memory, never);
  }

  const table: ResilientTable = {
    async read(key) {
      const value = await run((one, signal) => one.read(key, signal));
      memory.apply([{ key, value }]);
      return value;
    },
    async readAll(owner, slot) {
      const rows = await run((one, signal) => one.readAll(owner, slot, signal));
      memory.apply(rows.map(({ key, raw }) => ({ key: [owner, slot, key], value: raw })));
      return rows;
    },
    async change(key, decide) {
      let edits: Edit[] = [];
      let isBegun = false;
      const remember = (raw: unknown) => {
        isBegun = true;
        return (edits = decide(raw));
      };
      const change: Work<void> = (one, signal) => {
        isBegun = false;
        return one.change(key, remember, signal);
      };
      await run(change, isOfCaller, () => isBegun);
      memory.apply(edits);
      return inMemory ? 'memory' : 'saved';
    },
    async clear(owner) {
      await memory.clear(owner, never);
      // Tried even after the change to memory: after a log-out nothing should be left on the device.
      return runInDatabase(
        (one, signal) => one.clear(owner, signal),
        () => false,
      ).then(
        () => true,
        () => false,
      );
    },
  };

  return (work) => enqueue(() => work(table));
}
