import { fieldsOf } from '@/domain/fields-of';
import { isInstant } from '@/domain/is-instant';
import { attempt } from '@/platform/browser/attempt';

/** A stored value. */
export type RecordEnvelope = {
  /** Version of the store's definition when it was written; from 1. */
  version: number;
  owner: string;
  /** Epoch milliseconds. */
  savedAt: number;
  data: unknown;
};

/** Parses a record without a schema library; `undefined` if it is not of this owner. The data is not checked. */
export function readEnvelope(raw: unknown, owner: string): RecordEnvelope | undefined {
  const { version, owner: writtenBy, savedAt, data } = fieldsOf(raw);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return undefined;
  return writtenBy === owner && isInstant(savedAt) ? { version, owner, savedAt, data } : undefined;
}

/** Reads the data of a record of this version, not checked, for the inline script; `undefined` if there is none. */
export function readCurrentData(raw: unknown, owner: string, version: number): unknown {
  const envelope = readEnvelope(raw, owner);
  return envelope?.version === version ? envelope.data : undefined;
}

/*
 * Copies of some records in localStorage: on a slow phone IndexedDB answers only after the first frame (decision 87,
 * preview). The database has the valid record; a copy may be missing if localStorage is absent, blocked or full.
 */

/** A JSON list, so that keys of two owners never collide. */
export const copyKey = (...parts: string[]) => `loan-web.copy.${JSON.stringify(parts)}`;

/** @param local absent where the browser refuses it @returns the copy, not checked; `undefined` without one */
export function readCopy(local: Storage | undefined, owner: string, store: string, key: string): unknown {
  const text = attempt(() => local?.getItem(copyKey(owner, store, key)));
  return attempt((): unknown => JSON.parse(text ?? 'null')) ?? undefined;
}

/** Replaces a copy, or removes it for `undefined`. */
export function writeCopy(
  local: Storage | undefined,
  [owner, store, key]: readonly [owner: string, store: string, key: string],
  record: unknown,
): void {
  attempt(() => {
    // Removed first: if the new copy does not fit, the old one must not stay.
    local?.removeItem(copyKey(owner, store, key));
    if (record !== undefined) local?.setItem(copyKey(owner, store, key), JSON.stringify(record));
  });
}

/** Removes the copies of an owner's store, of an owner, or all. */
export function clearCopies(
  local: Pick<Storage, 'removeItem'> | undefined,
  ...of: [] | [owner: string] | [owner: string, store: string]
): void {
  // The keys of an owner, and of an owner's store, begin like a shorter list.
  const start = copyKey(...of).slice(0, -1);
  attempt(() => Object.keys(local ?? {}).forEach((key) => key.startsWith(start) && local?.removeItem(key)));
}
