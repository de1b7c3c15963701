import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';
import { complaintFields, sendAttempt } from './complaint-drafts';

/** Complaints that wait for the network. Keyed by their id. */
export const complaintOutbox = defineStore({
  name: 'complaint-outbox',
  version: 1,
  schema: v.object({
    ...complaintFields,
    /** Epoch milliseconds. */
    createdAt: instant,
    /** The titles of its type, from the server. */
    typeTitle: v.string(),
    sonTypeTitle: v.string(),
    attempt: v.optional(v.fallback(v.nullable(sendAttempt), null), null),
    /** How often the outbox has tried it (`triesAfter`). */
    tries: v.number(),
    /** The server's text when it refused the complaint; empty while it waits. */
    error: v.string(),
    /** `failed`: it was refused, or tried too often; it waits for the person. */
    state: v.picklist(['waiting', 'failed']),
  }),
});

export type OutboxRecord = v.InferOutput<typeof complaintOutbox.schema>;
