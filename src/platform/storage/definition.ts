import * as v from 'valibot';
import { readEnvelope } from './envelope';

/** A store. Its fields and keys never contain tokens, session ids, SMS codes or full card numbers. */
export type StoreDefinition<T> = {
  readonly name: string;
  readonly version: number;
  /** Parses `data`; must accept its own output, because that is stored. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** The part of a record that is copied to localStorage, because a page shows it before its first frame. */
  toCopy?(data: T, key: string): unknown;
  /** Whether it is copied only if the database has no room for it, so that a later page finds that part. */
  copiesUnsaved?: true;
};

/** Describes a store, an IndexedDB database: a `name` in kebab-case, a `version` raised when `schema` changes. */
export function defineStore<T>(definition: StoreDefinition<T>): StoreDefinition<T> {
  return definition;
}

/** The key of the record in a store with only one. */
export const onlyKey = 'only';

type Reading<T> =
  | { state: 'absent' }
  /** `savedAt`: when another build wrote it; missing if it is not a record of this owner. */
  | { state: 'damaged'; savedAt?: number }
  | { state: 'readable'; savedAt: number; data: T };

/** Parses a stored value. @returns `damaged` if it is invalid, or of another version or owner */
export function readRecord<T>(definition: StoreDefinition<T>, owner: string, raw: unknown): Reading<T> {
  if (raw === undefined) return { state: 'absent' };
  const envelope = readEnvelope(raw, owner);
  if (!envelope) return { state: 'damaged' };
  const { savedAt, version, data } = envelope;
  const parsed = version === definition.version && v.safeParse(definition.schema, data);
  return parsed && parsed.success ? { state: 'readable', savedAt, data: parsed.output } : { state: 'damaged', savedAt };
}
