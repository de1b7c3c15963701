import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

/** A day of the lender's calendar. */
const date = v.pipe(v.string(), v.isoDate());

/** Minor units as text. */
const amount = v.pipe(v.string(), v.regex(/^-?\d{1,30}$/));

/**
 * The terms of a loan as they stood when it was accepted on this device: later pages of the server name neither what
 * was paid out nor when. Keyed by the order, or by the product where no order was named (decision 53, key facts).
 */
export const agreedLoans = defineStore({
  name: 'agreed-loans',
  version: 1,
  schema: v.object({
    /** Epoch milliseconds. */
    agreedAt: instant,
    /** What the amounts are in. */
    market: v.picklist(['indonesia', 'india', 'mainland']),
    productId: v.string(),
    /** Empty where the server's answer named none. */
    orderId: v.string(),
    received: amount,
    /** The day from which the rate counts. */
    payout: date,
    /** Amounts that are no number, and days that are none, are kept as text and explain nothing. */
    payments: v.pipe(v.array(v.object({ date: v.nullable(date), amount: v.string() })), v.maxLength(1_000)),
    /** What the server said of it in words: its rate and its costs. Records of earlier builds have none. */
    stated: v.optional(
      v.object({
        rate: v.string(),
        rows: v.pipe(v.array(v.object({ text: v.string(), value: v.string() })), v.maxLength(40)),
      }),
    ),
  }),
});

export type AgreedLoan = v.InferOutput<typeof agreedLoans.schema>;
