import * as v from 'valibot';
import { instant } from '@/domain/instant';
import type { StoreDefinition } from './definition';

const envelopeSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  owner: v.string(),
  /** Epoch milliseconds. */
  savedAt: instant,
  data: v.unknown(),
});

/** What lies on the disk under one key. */
export type Envelope = v.InferOutput<typeof envelopeSchema>;

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
  const envelope = v.safeParse(envelopeSchema, raw);
  if (!envelope.success || envelope.output.owner !== owner) return { state: 'damaged' };
  const { savedAt } = envelope.output;
  const current = upgrade(definition, envelope.output);
  const parsed = current && v.safeParse(definition.schema, current.data);
  return parsed?.success ? { state: 'readable', savedAt, data: parsed.output } : { state: 'damaged', savedAt };
}
