import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';
import { chatTranscript, evidenceImages, optionalText, sendAttempt } from './complaint-drafts';

/** Complaints that wait for the network. Keyed by their id. */
export const complaintOutbox = defineStore({
  name: 'complaint-outbox',
  version: 1,
  schema: v.object({
    id: v.string(),
    /** Epoch milliseconds. */
    createdAt: instant,
    text: v.string(),
    problemType: v.string(),
    problemSonType: optionalText,
    typeTitle: optionalText,
    sonTypeTitle: optionalText,
    orderNo: optionalText,
    orderName: optionalText,
    images: evidenceImages,
    transcript: v.optional(v.nullable(chatTranscript), null),
    attempt: v.optional(v.fallback(v.nullable(sendAttempt), null), null),
    /** How often the outbox has tried it (`triesAfter`). */
    tries: v.number(),
    /** The server's text when it refused the complaint; empty while it waits. */
    error: optionalText,
    /** `failed`: it was refused, or tried too often; it waits for the person. */
    state: v.picklist(['waiting', 'failed']),
  }),
});

export type OutboxRecord = v.InferOutput<typeof complaintOutbox.schema>;
