import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

/** Ratings that are on their way, or wait for the network. Keyed by the id of their receipt. */
export const waitingRatings = defineStore({
  name: 'waiting-ratings',
  version: 1,
  schema: v.object({
    /** Of the one attempt to send it, however often it leaves. */
    attemptId: v.string(),
    /** When it was given, epoch milliseconds. */
    at: instant,
    market: v.picklist(['indonesia', 'india', 'mainland']),
    stars: v.picklist([1, 2, 3, 4, 5]),
    rated: v.variant('subject', [
      v.object({ subject: v.literal('loan'), orderId: v.string(), productId: v.string() }),
      v.object({ subject: v.literal('complaint'), problemId: v.string() }),
    ]),
    /** It has left, and nobody knows what became of it. */
    mayHaveArrived: v.boolean(),
  }),
});

export type WaitingRating = v.InferOutput<typeof waitingRatings.schema>;
