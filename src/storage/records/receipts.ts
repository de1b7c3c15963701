import * as v from 'valibot';
import { instant } from '@/lib/instant';
import { defineStore } from '../definition';

const optionalText = v.optional(v.string(), '');

const common = {
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch milliseconds, by the server's clock: when it happened, not when it was written down. */
  at: instant,
  /** What the amounts are in: a receipt is read the same way in any other edition. */
  market: v.picklist(['indonesia', 'india', 'mainland']),
  orderId: optionalText,
  productId: optionalText,
  productName: optionalText,
};

/** Minor units as text, or the server's own words; empty where no amount was named. */
const amount = optionalText;

/** A repayment: seen by the server, or so far only said by the borrower. */
const payment = v.object({
  ...common,
  kind: v.literal('payment'),
  state: v.picklist(['paid', 'claimed']),
  method: v.picklist(['card', 'virtual-account', 'counter', 'other']),
  amount,
  /** The bank's or counter's name, with no more than a card's last four digits. */
  place: optionalText,
  /** Bill or record number. */
  reference: optionalText,
});

/** The due date was put off for a fee. */
const extension = v.object({
  ...common,
  kind: v.literal('extension'),
  state: v.picklist(['paid', 'claimed']),
  amount,
  /** As the server wrote it; empty where it is not known. */
  newDueTime: optionalText,
  reference: optionalText,
});

/** A complaint that the server has taken. */
const complaint = v.object({
  ...common,
  kind: v.literal('complaint'),
  problemId: optionalText,
  /** As the server named them. */
  type: optionalText,
  sonType: optionalText,
  content: optionalText,
  imageCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

const rating = v.object({
  ...common,
  kind: v.literal('rating'),
  subject: v.picklist(['complaint', 'loan', 'chat']),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  problemId: optionalText,
});

/**
 * Proof of what a borrower did: payments, extensions, complaints, ratings. Keyed by its id, which follows from what it is
 * about, so that the same thing leaves one receipt however often it is seen.
 */
export const receipts = defineStore({
  name: 'receipts',
  version: 1,
  schema: v.variant('kind', [payment, extension, complaint, rating]),
});

export type Receipt = v.InferOutput<typeof receipts.schema>;
