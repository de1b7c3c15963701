import { isInstant } from '@/domain/is-instant';

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
 * Reads what was found under a key: for the storage, and for the inline script, which has no room for a library of
 * schemas. It trusts nothing: an older build, a newer one or a broken write may have left it there.
 * @param owner whose record it must be
 * @returns `undefined` for what is no record of this owner; its data is not checked yet
 */
export function readEnvelope(raw: unknown, owner: string): Envelope | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { version, owner: writtenBy, savedAt, data }: Partial<Record<keyof Envelope, unknown>> = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return undefined;
  return writtenBy === owner && isInstant(savedAt) ? { version, owner, savedAt, data } : undefined;
}

/**
 * Reads the data of a record of the current version, for the inline script. A record of an earlier version is left to
 * the application, which migrates it.
 * @param version of the store's definition
 * @returns its data, not checked yet; `undefined` where there is none
 */
export function readCurrentData(raw: unknown, owner: string, version: number): unknown {
  const envelope = readEnvelope(raw, owner);
  return envelope?.version === version ? envelope.data : undefined;
}
