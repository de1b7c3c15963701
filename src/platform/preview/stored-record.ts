import { isInstant } from '@/domain/is-instant';
import { isRecent, keptVersion } from '@/platform/storage/kept-rules';

type Part = Readonly<Record<string, unknown>>;

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * Reads what lies on the disk under one key as the application does (src/platform/storage/record.ts), without the
 * library of its schemas: nothing of the disk is believed.
 * @param raw what the database holds
 * @param version of the store; a record of an earlier one is left to the application
 * @returns its data, not yet read by its form; `undefined` for what is no record of this owner
 */
export function readRecord(raw: unknown, owner: string, version: number): unknown {
  const { version: written, owner: whose, savedAt, data } = partOf(raw);
  return written === version && whose === owner && isInstant(savedAt) ? data : undefined;
}

/**
 * Reads a record of the store `kept-answers` as the application does (src/platform/query/persisted-answers.ts).
 * @param raw what the database holds under the key
 * @param now epoch milliseconds by the server's clock
 * @returns what was kept, not yet read by the call's form; null for what the application would not show either
 */
export function readKept(raw: unknown, owner: string, now: number): { data: unknown; readAt: number } | null {
  const { buster, queryHash, state } = partOf(readRecord(raw, owner, keptVersion));
  const { data: answer, dataUpdatedAt: readAt } = partOf(state);
  if (buster !== __CONTRACT_VERSION__ || typeof queryHash !== 'string') return null;
  if (!isInstant(readAt) || !isRecent(readAt, now)) return null;
  return { data: answer, readAt };
}
