import { loanAttempts } from '@/features/loan/confirm/attempt/send-application';
import { paymentBooks } from '@/features/pay/records/book';
import { wait } from '@/platform/browser/wait';
import { databaseName } from '@/platform/storage/storage';
import { createMemoryTable, type Edit, type Table } from '@/platform/storage/table';

/** `newer` writes what is under way with money in a form that `older` cannot read; it reads both. */
export type BuildAge = 'older' | 'newer';

export const emptyDevice = () => ({
  tables: new Map<string, Table>(),
  /** There is no room: nothing is written, only removed. */
  isFull: false,
  /** The pages that have read a record, or found none, by its table and key. */
  readers: new Map<string, Set<Page>>(),
  /** How many changes had no room, were late, had not ended at a kill, and were of a record another window had read. */
  struck: { full: 0, late: 0, open: 0, shared: 0 },
});

export type Device = ReturnType<typeof emptyDevice>;

/**
 * One life of a window. `lateMs`: how much later its next changes are reported than they are committed; `hanging`: how
 * many are not reported yet. `isCut`: its databases fail from now on.
 */
export type Page = { isDead: boolean; lateMs: number[]; hanging: number; isCut?: boolean };

const moneyTables = new Set([paymentBooks, loanAttempts].map(({ name }) => databaseName(name)));

/** A record in the form of the build that reads it, or writes it. */
function inVersion(version: number, raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'version' in raw ? { ...raw, version } : raw;
}

/** A table of money as the newer build sees it, whose forms have the next version. */
function asNewer(table: Table): Table {
  return {
    ...table,
    read: async (key, signal) => inVersion(1, await table.read(key, signal)),
    readAll: async (owner, slot, signal) =>
      (await table.readAll(owner, slot, signal)).map(({ key, raw }) => ({ key, raw: inVersion(1, raw) })),
    change: (key, decide, signal) =>
      table.change(
        key,
        (raw) => decide(inVersion(1, raw)).map((edit) => ({ ...edit, value: inVersion(2, edit.value) })),
        signal,
      ),
  };
}

/** A page's own part of the device: after a kill nothing of it is read or written any more. */
export function doorOf(device: Device, page: Page, build: BuildAge = 'older') {
  const never = new Promise<never>(() => undefined);
  const living = <T>(work: () => Promise<T>): Promise<T> =>
    page.isDead
      ? never
      : (page.isCut ? Promise.reject(new DOMException('', 'InvalidStateError')) : work()).then((value) => {
          if (!page.isDead) return value;
          device.struck.open += 1;
          return never;
        });

  function withRoom(edits: Edit[]): Edit[] {
    if (!device.isFull || edits.every(({ value }) => value === undefined)) return edits;
    device.struck.full += 1;
    throw new DOMException('', 'QuotaExceededError');
  }

  const readersOf = (...place: string[]): Set<Page> => {
    const readers = device.readers.get(place.join('/')) ?? new Set();
    device.readers.set(place.join('/'), readers);
    return readers;
  };

  return (name: string): Table => {
    const kept = device.tables.get(name) ?? createMemoryTable();
    device.tables.set(name, kept);
    const table = build === 'newer' && moneyTables.has(name) ? asNewer(kept) : kept;
    return {
      read(key, signal) {
        readersOf(name, ...key).add(page);
        return living(() => table.read(key, signal));
      },
      readAll(owner, slot, signal) {
        readersOf(name, owner, slot).add(page);
        return living(() => table.readAll(owner, slot, signal));
      },
      change: (key, decide, signal) =>
        living(async () => {
          let isWritten = false;
          await table.change(
            key,
            (raw) => {
              const edits = withRoom(decide(raw));
              isWritten = edits.length > 0;
              const [owner, slot] = key;
              const readers = [...readersOf(name, ...key), ...readersOf(name, owner, slot)];
              if (isWritten && readers.some((one) => one !== page && !one.isDead)) device.struck.shared += 1;
              return edits;
            },
            signal,
          );
          const ms = isWritten ? page.lateMs.shift() : undefined;
          if (!ms) return;
          device.struck.late += 1;
          page.hanging += 1;
          await wait(ms);
          page.hanging -= 1;
        }),
      clear: (owner, signal) => living(() => table.clear(owner, signal)),
    };
  };
}
