import { isInstant } from '@/domain/is-instant';
import { attempt } from '@/platform/browser/attempt';

/** What is stored under one key. */
export type Envelope = {
  /** Of the store's definition by which it was written; from 1. */
  version: number;
  owner: string;
  /** Epoch milliseconds. */
  savedAt: number;
  data: unknown;
};

/**
 * Reads the envelope of a record, for the storage and for the inline script, which has no schema library.
 * @returns `undefined` for what is no record of this owner; the data is not checked
 */
export function readEnvelope(raw: unknown, owner: string): Envelope | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { version, owner: writtenBy, savedAt, data }: Partial<Record<keyof Envelope, unknown>> = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return undefined;
  return writtenBy === owner && isInstant(savedAt) ? { version, owner, savedAt, data } : undefined;
}

/**
 * Reads the data of a record for the inline script. The application migrates records of earlier versions.
 * @param version of the store's definition
 * @returns the data, not checked; `undefined` without such a record
 */
export function readCurrentData(raw: unknown, owner: string, version: number): unknown {
  const envelope = readEnvelope(raw, owner);
  return envelope?.version === version ? envelope.data : undefined;
}

/*
 * Copies of some records in localStorage: on a slow phone IndexedDB answers only after the first frame (decision 87,
 * preview). The database decides; a copy may be missing at any time, where localStorage is absent, blocked or full.
 */
const start = 'loan-web.copy.';

/** A JSON list: keys of two owners never collide, whatever they contain. */
const placeOf = (...parts: string[]) => start + JSON.stringify(parts);

/** The common prefix of an owner's keys, or of those of an owner's store. */
const startOf = (...parts: string[]) => placeOf(...parts).slice(0, -1);

function removeCopies(local: Storage, isGone: (place: string) => boolean): void {
  for (const place of Object.keys(local)) if (place.startsWith(start) && isGone(place)) local.removeItem(place);
}

/**
 * @param local the window's `localStorage`; absent where the browser refuses it
 * @returns the copy, not checked; `undefined` if there is none
 */
export function readCopy(local: Storage | undefined, owner: string, store: string, key: string): unknown {
  const text = attempt(() => local?.getItem(placeOf(owner, store, key)));
  return attempt((): unknown => JSON.parse(text ?? 'null')) ?? undefined;
}

/**
 * Replaces a copy, or, for `undefined`, removes it. Copies of other owners are removed too: an older build, which has
 * no copies, leaves them behind.
 */
export function writeCopy(
  local: Storage | undefined,
  [owner, store, key]: readonly [owner: string, store: string, key: string],
  record: unknown,
): void {
  attempt(() => {
    if (!local) return;
    const at = placeOf(owner, store, key);
    // Removed first: if the new copy does not fit, the old one must not stay.
    removeCopies(local, (place) => place === at || !place.startsWith(startOf(owner)));
    if (record !== undefined) local.setItem(at, JSON.stringify(record));
  });
}

/** Removes the copies of an owner's store, of an owner, or all. */
export function clearCopies(local: Storage | undefined, ...of: [] | [owner: string] | [owner: string, store: string]) {
  attempt(() => local && removeCopies(local, (place) => place.startsWith(startOf(...of))));
}
