import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';
import { loanBefore } from './loan-before';

/** "I have paid", until the loan shows the money (decision 14, virtual account). Later fields are optional. */
export const paymentClaims = defineStore({
  name: 'payment-claims',
  version: 1,
  isCopied: () => true,
  schema: v.object({
    orderId: v.string(),
    /** Epoch milliseconds of the tap. */
    claimedAt: instant,
    /** The order's status at the time of the claim, empty if unknown: a change ends the waiting. */
    statusBefore: v.string(),
    /** The whole loan at that time; missing if unknown, and in older records. */
    before: v.optional(loanBefore),
    /** The code that was paid, its amount (minor units, or the server's own words) and the bank or market. */
    code: v.optional(v.string()),
    amount: v.optional(v.string()),
    place: v.optional(v.string()),
    /** The deadline of the code, as the server wrote it. */
    expireTime: v.optional(v.nullable(v.union([v.string(), v.number()]))),
    /** Epoch milliseconds of a complaint about this payment that was sent or queued. */
    complainedAt: v.optional(instant),
    /** The receipt that becomes `paid` when the money arrives (decision 55, receipts); empty if there is none. */
    receiptId: v.optional(v.string(), ''),
  }),
});

export type PaymentClaim = v.InferOutput<typeof paymentClaims.schema>;
