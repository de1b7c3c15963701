import * as v from 'valibot';
import { attempt } from '@/platform/browser/attempt';
import { readEnvelope, type RecordEnvelope } from './envelope';

/** A store. Its fields and keys never contain tokens, session ids, SMS codes or full card numbers. */
export type StoreDefinition<T> = {
  readonly name: string;
  readonly version: number;
  /** Parses `data`; must accept its own output, because that is stored. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** Converts the data of an older version to the input of `schema`. If it throws, the record counts as damaged. */
  readonly migrate?: (data: unknown, fromVersion: number) => unknown;
  /** Which records have a copy in localStorage, because a page shows them before its first frame. */
  readonly isCopied?: (key: string) => boolean;
  /** The part of a record that the page shows; `undefined`: the record has no copy. By default all of it. */
  toCopy?(data: T): unknown;
};

/**
 * Describes a store: one IndexedDB database of that name.
 * @param definition `name` in kebab-case, unique in the app; `version` a whole number from 1, raised when `schema`
 *   changes (tests/repository/code.test.ts reads the definitions)
 */
export function defineStore<T>(definition: StoreDefinition<T>): StoreDefinition<T> {
  return definition;
}

type Reading<T> =
  | { state: 'absent' }
  /** `savedAt`: when another build wrote it; missing if it is not a record of this owner. */
  | { state: 'damaged'; savedAt?: number }
  | { state: 'readable'; savedAt: number; data: T };

/** @returns undefined if `migrate` is missing or throws, and for a newer version: the record counts as damaged */
function upgrade<T>({ version, migrate }: StoreDefinition<T>, record: RecordEnvelope): { data: unknown } | undefined {
  if (record.version === version) return record;
  if (record.version > version || !migrate) return undefined;
  return attempt(() => ({ data: migrate(record.data, record.version) }));
}

/**
 * Parses a stored value, which another build or an incomplete write may have left.
 * @returns `damaged` if the value is invalid, of a newer version, or of another owner
 */
export function readRecord<T>(definition: StoreDefinition<T>, owner: string, raw: unknown): Reading<T> {
  if (raw === undefined) return { state: 'absent' };
  const envelope = readEnvelope(raw, owner);
  if (!envelope) return { state: 'damaged' };
  const { savedAt } = envelope;
  const current = upgrade(definition, envelope);
  const parsed = current && v.safeParse(definition.schema, current.data);
  return parsed?.success ? { state: 'readable', savedAt, data: parsed.output } : { state: 'damaged', savedAt };
}
