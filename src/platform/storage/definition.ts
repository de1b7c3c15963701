import type * as v from 'valibot';

/**
 * What one store holds. Never hand it tokens, session ids, SMS codes or full card numbers, in any field and under
 * any key: whatever enters a store stays on the device after the page is gone.
 */
export type StoreDefinition<T> = {
  readonly name: string;
  readonly version: number;
  /** What `data` must look like to be given back; must accept its own output, because that is what is written. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** Turns the data of an older version into what `schema` reads; may throw, then the record is set aside. */
  readonly migrate?: (data: unknown, fromVersion: number) => unknown;
  /** Which records a page shows before its first frame: of these there is a copy (`Copies`). */
  readonly isCopied?: (key: string) => boolean;
};

/**
 * Describes a store: one IndexedDB database of that name.
 * @param definition `name` in kebab-case, unique in the app; `version` a whole number from 1,
 *   raised when `schema` changes
 * @throws Error when the name or the version is not of that form: a mistake in the code
 */
export function defineStore<T>(definition: StoreDefinition<T>): StoreDefinition<T> {
  if (!/^[a-z][a-z0-9-]*$/.test(definition.name))
    throw new Error(`A store's name is kebab-case, not "${definition.name}"`);
  if (!Number.isSafeInteger(definition.version) || definition.version < 1) {
    throw new Error(`The version of the store "${definition.name}" is a whole number from 1`);
  }
  return definition;
}
