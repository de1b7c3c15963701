import * as v from 'valibot';
import { readEnvelope, type Envelope } from './envelope';

/** What one store contains: never tokens, session ids, SMS codes or full card numbers, in no field and in no key. */
export type StoreDefinition<T> = {
  readonly name: string;
  readonly version: number;
  /** What `data` must look like to be given back; must accept its own output, because that is what is written. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** Turns the data of an older version into what `schema` reads. If it throws, the record counts as damaged. */
  readonly migrate?: (data: unknown, fromVersion: number) => unknown;
  /** Which records a page shows before its first frame: of these there is a copy in localStorage. */
  readonly isCopied?: (key: string) => boolean;
};

/**
 * Describes a store: one IndexedDB database of that name.
 * @param definition `name` in kebab-case, unique in the app; `version` a whole number from 1,
 *   raised when `schema` changes (tests/repository/code.test.ts reads the definitions)
 */
export function defineStore<T>(definition: StoreDefinition<T>): StoreDefinition<T> {
  return definition;
}

type Reading<T> =
  | { state: 'absent' }
  /** `savedAt`: when another build wrote it; missing where it is no record of this owner's at all. */
  | { state: 'damaged'; savedAt?: number }
  | { state: 'readable'; savedAt: number; data: T };

function upgrade<T>(definition: StoreDefinition<T>, { version, data }: Envelope): { data: unknown } | undefined {
  if (version === definition.version) return { data };
  if (version > definition.version || !definition.migrate) return undefined;
  try {
    return { data: definition.migrate(data, version) };
  } catch {
    // The record counts as damaged, and stays in its place.
    return undefined;
  }
}

/**
 * Checks what is stored under a key: an older build, a newer one or a broken write may have left it.
 * @param owner whose record it must be
 * @returns `damaged` for what does not parse, is of a newer version, or names another owner
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
