import * as v from 'valibot';
import { instant } from '@/lib/instant';
import { defineStore } from '../definition';

/** "I have paid": what the borrower said, for the time until the server has seen the money (decision 14). Keyed by order. */
export const paymentClaims = defineStore({
  name: 'payment-claims',
  version: 1,
  schema: v.object({
    orderId: v.string(),
    /** Epoch milliseconds of the tap. */
    claimedAt: instant,
    /** The order's status when the claim was made, or empty when it was not known: a change ends the waiting. */
    statusBefore: v.string(),
    /** The receipt that becomes `paid` when the money arrives (decision 55); empty where there is none. */
    receiptId: v.optional(v.string(), ''),
  }),
});

export type PaymentClaim = v.InferOutput<typeof paymentClaims.schema>;
