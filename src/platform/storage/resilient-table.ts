import { createQueue } from '@/platform/browser/queue';
import { within } from '@/platform/browser/wait';
import type { Driver, Edit, Row, Slot, StorageKey, Table } from './driver';
import { isQuotaError, isUnstorable } from './failures';
import { createMemoryTable } from './memory-table';

/** The time of one attempt, milliseconds. An operation makes at most two before it goes on in memory. */
const attemptMs = 3_000;

const tooLate = () => new Error('The database did not answer');

type TableOperations = {
  read(key: StorageKey): Promise<unknown>;
  readAll(owner: string, slot: Slot): Promise<Row[]>;
  /** @throws a quota error, or a DataCloneError; the database is unchanged then. `decide` may be called twice. */
  change(key: StorageKey, decide: (raw: unknown) => Edit[]): Promise<'saved' | 'memory'>;
  /** @returns whether the database itself is cleared, not only the memory */
  clear(owner?: string): Promise<boolean>;
};

/**
 * Does a piece of work on the table when its turn comes. Turns are given out in the order of the calls: a write that
 * waited can never overtake a later one.
 */
export type ResilientTable = <R>(work: (table: TableOperations) => Promise<R>) => Promise<R>;

type Work<R> = (table: Table, signal: AbortSignal) => Promise<R>;

/**
 * A table that always answers. A failed or hanging operation is tried once more on a newly opened database (a WebView
 * drops connections in the background, and a hanging open is cached for ever); if that fails too, the table works in
 * memory for the rest of the page's life, with what this page has read and written so far.
 * @param onMemory called once, when the database is given up
 */
export function createResilientTable(driver: Driver, name: string, onMemory: () => void): ResilientTable {
  const memory = createMemoryTable();
  const inTurn = createQueue();
  let opened: Table | undefined;
  let inMemory = false;

  const { signal: never } = new AbortController();

  function attempt<R>(work: Work<R>): Promise<R> {
    return within(attemptMs, tooLate, async (signal) => {
      opened ??= driver.open(name);
      return await work(opened, signal);
    });
  }

  async function durably<R>(work: Work<R>, isFinal: (error: unknown) => boolean): Promise<R> {
    try {
      return await attempt(work);
    } catch (error) {
      if (isFinal(error)) throw error;
      opened = undefined;
      return attempt(work);
    }
  }

  function giveUpDatabase(): void {
    opened = undefined;
    if (inMemory) return;
    inMemory = true;
    onMemory();
  }

  async function run<R>(work: Work<R>, isFinal: (error: unknown) => boolean = () => false): Promise<R> {
    if (!inMemory) {
      try {
        return await durably(work, isFinal);
      } catch (error) {
        if (isFinal(error)) throw error;
        giveUpDatabase();
      }
    }
    return work(memory, never);
  }

  const operations: TableOperations = {
    async read(key) {
      const value = await run((table, signal) => table.read(key, signal));
      memory.apply([{ key, value }]);
      return value;
    },
    async readAll(owner, slot) {
      const rows = await run((table, signal) => table.readAll(owner, slot, signal));
      memory.apply(rows.map(({ key, raw }) => ({ key: [owner, slot, key], value: raw })));
      return rows;
    },
    async change(key, decide) {
      let edits: Edit[] = [];
      const remember = (raw: unknown) => (edits = decide(raw));
      await run(
        (table, signal) => table.change(key, remember, signal),
        (error) => isQuotaError(error) || isUnstorable(error),
      );
      memory.apply(edits);
      return inMemory ? 'memory' : 'saved';
    },
    async clear(owner) {
      await memory.clear(owner, never);
      try {
        // Tried even when the database was given up: after a log-out nothing should be left on the device.
        await durably(
          (table, signal) => table.clear(owner, signal),
          () => false,
        );
        return true;
      } catch {
        giveUpDatabase();
        return false;
      }
    },
  };

  return (work) => inTurn(() => work(operations));
}
