import * as v from 'valibot';
import { storeNames } from '@/config/stores';
import { within } from '@/lib/wait';
import type { Driver } from '@/storage/driver';
import { idbDriver } from '@/storage/idb-driver';
import { databaseName } from '@/storage/storage';
import { hidden } from '../inspector/mask-secrets';

/** What must not be shown or exported, under whatever name it would be found. */
const secretNames = /^(?:token|sessionid|repaytoken|verifycode|smscode|capcode)$/i;

const maxDepth = 12;

const bytes = (name: string, count: number) => `${name}: ${String(count)} bytes`;

/**
 * A stored value as JSON can show it: bytes as their size, dates and big numbers as text, secrets hidden.
 * @param secrets values that are hidden wherever they stand, such as the token of the present session
 */
export function readable(value: unknown, secrets: readonly string[] = [], depth = 0): unknown {
  if (typeof value === 'string')
    return secrets.reduce((text, secret) => (secret === '' ? text : text.split(secret).join(hidden)), value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ArrayBuffer) return bytes('ArrayBuffer', value.byteLength);
  if (ArrayBuffer.isView(value)) return bytes('Bytes', value.byteLength);
  if (value instanceof Blob) return bytes(`Blob ${value.type}`, value.size);
  if (value instanceof Date) return value.toISOString();
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.map((entry) => readable(entry, secrets, depth + 1));
  const entries = Object.entries(value).map(
    ([name, entry]) => [name, secretNames.test(name) ? hidden : readable(entry, secrets, depth + 1)] as const,
  );
  return Object.fromEntries(entries);
}

/** One record as it lies on the device; `data` is ready to be shown. */
export type ShownRecord = { key: string; savedAt: number | null; version: number | null; data: unknown };

export type ShownStore = { name: string; records: ShownRecord[]; isReadable: boolean };

const envelope = v.object({ version: v.number(), savedAt: v.number(), data: v.unknown() });

/** Milliseconds a database has to answer. */
const patience = 3_000;
const tooLate = () => new Error('The database did not answer');

async function readStore(name: string, owner: string, secrets: readonly string[], driver: Driver): Promise<ShownStore> {
  try {
    const rows = await within(patience, tooLate, (signal) =>
      driver.open(databaseName(name)).readAll(owner, 'record', signal),
    );
    const records = rows.map(({ key, raw }): ShownRecord => {
      const parsed = v.safeParse(envelope, raw);
      const { savedAt, version, data } = parsed.success ? parsed.output : { savedAt: null, version: null, data: raw };
      return { key: String(readable(key, secrets)), savedAt, version, data: readable(data, secrets) };
    });
    return { name, records: records.sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0)), isReadable: true };
  } catch {
    // Said in the viewer: this store cannot be read.
    return { name, records: [], isReadable: false };
  }
}

/**
 * What all stores hold of one borrower, straight from the databases and unparsed: a record that no page can read shows,
 * too.
 * @param owner as the session names it; empty while nobody is signed in
 * @param secrets values to be hidden wherever they stand
 */
export function readStores(
  owner: string,
  secrets: readonly string[],
  driver: Driver = idbDriver,
): Promise<ShownStore[]> {
  return Promise.all(storeNames.map((name) => readStore(name, owner, secrets, driver)));
}

/** The records as a file's text. @param now epoch milliseconds */
export function exportText(stores: readonly ShownStore[], now: number): string {
  const content = Object.fromEntries(stores.map(({ name, records }) => [name, records]));
  return JSON.stringify({ exportedAt: new Date(now).toISOString(), stores: content }, null, 2);
}
