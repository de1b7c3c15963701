import * as v from 'valibot';
import type { StoreDefinition } from './definition';
import { readEnvelope, type Envelope } from './envelope';

export type Reading<T> =
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
    // The caller counts it as damaged, which is told to the person; the record stays where it is.
    return undefined;
  }
}

/**
 * Reads what was found under a key. Nothing of the disk is believed: an older build, a newer one or a broken write may
 * have left it there.
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
