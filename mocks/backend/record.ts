import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { stateSchema } from '../db/schema';

/** The state that is stored over a reload. Faults are not stored, because they are in the address. */
export const recordSchema = v.object({
  version: v.literal(1),
  scenario: v.string(),
  seed: v.pipe(v.number(), v.safeInteger()),
  clock: v.object({ literal: v.string(), offset: instant }),
  state: stateSchema,
});

export type BackendRecord = v.InferOutput<typeof recordSchema>;
