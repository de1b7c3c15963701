import { keptVersion, maxKeptAge } from '@/storage/kept-rules';

type Part = Readonly<Record<string, unknown>>;

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * Reads a record of the store `kept-answers` as the application does (src/storage/record.ts, src/services/kept-answers.ts), without
 * the library of their schemas: nothing of the disk is believed.
 * @param raw what the database holds under the key
 * @param now epoch milliseconds by the server's clock
 * @returns what was kept, not yet read by the call's form; null for what the application would not show either
 */
export function readKept(raw: unknown, owner: string, now: number): { data: unknown; readAt: number } | null {
  const { version, owner: whose, savedAt, data } = partOf(raw);
  const { buster, queryHash, state } = partOf(data);
  const { data: answer, dataUpdatedAt: readAt } = partOf(state);
  const isOurs = version === keptVersion && whose === owner && typeof savedAt === 'number';
  if (!isOurs || buster !== __CONTRACT_VERSION__ || typeof queryHash !== 'string') return null;
  if (typeof readAt !== 'number' || !(now - readAt <= maxKeptAge)) return null;
  return { data: answer, readAt };
}
