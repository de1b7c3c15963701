import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

/** A day of the lender's calendar. */
const date = v.pipe(v.string(), v.isoDate());

/** Minor units as text. */
const amount = v.pipe(v.string(), v.regex(/^-?\d{1,30}$/));

/** The terms of a loan when it was accepted here, keyed by order, or by product (decision 53, key facts). */
export const agreedLoans = defineStore({
  name: 'agreed-loans',
  version: 1,
  schema: v.object({
    /** Epoch milliseconds. */
    agreedAt: instant,
    market: v.picklist(['indonesia', 'india', 'mainland']),
    productId: v.string(),
    /** Empty if the server's answer has none. */
    orderId: v.string(),
    received: amount,
    /** The day from which the rate counts. */
    payout: date,
    /** Amounts and days that cannot be parsed are stored as text and not used. */
    payments: v.pipe(v.array(v.object({ date: v.nullable(date), amount: v.string() })), v.maxLength(1_000)),
    /** The server's texts about rate and costs. Records of earlier builds have none. */
    stated: v.optional(
      v.object({
        rate: v.string(),
        rows: v.pipe(v.array(v.object({ text: v.string(), value: v.string() })), v.maxLength(40)),
      }),
    ),
  }),
});

export type AgreedLoan = v.InferOutput<typeof agreedLoans.schema>;
