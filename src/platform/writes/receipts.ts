import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { marketIds } from '@/domain/languages';
import { attempt } from '@/platform/browser/attempt';
import { defineStore } from '@/platform/storage/definition';

const optionalText = v.optional(v.string(), '');

const common = {
  id: v.pipe(v.string(), v.nonEmpty()),
  /** When it happened, epoch milliseconds by the server's clock. */
  at: instant,
  /** When this device first saved it, epoch milliseconds. */
  keptAt: v.optional(v.nullable(instant), null),
  /** The market of its times, so that another edition shows them correctly. */
  market: v.picklist(marketIds),
  orderId: optionalText,
  productId: optionalText,
  productName: optionalText,
};

/** A complaint that the server has accepted. */
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

/** Receipts of complaints and ratings, by their id; that of a payment is a view of it (decision 55, receipts). */
export const receipts = defineStore({
  name: 'receipts',
  version: 1,
  schema: v.variant('kind', [complaint, rating]),
});

export type Receipt = v.InferOutput<typeof receipts.schema>;

/** The input of a receipt; unknown fields are left out. */
export type NewReceipt = v.InferInput<typeof complaint> | v.InferInput<typeof rating>;

/** Joins parts; different lists of parts give different texts. Half a surrogate pair has no encoding, and stays. */
const named = (...parts: string[]) => parts.map((part) => attempt(() => encodeURIComponent(part)) ?? part).join(':');

/** Ids of receipts: the same event always has the same id (decision 55, receipts). */
export const receiptIds = {
  payment: (orderId: string, paymentId: string) => named('payment', orderId, paymentId),
  /** A complaint, by the id that this device created before sending it. */
  complaint: (localId: string) => named('complaint', localId),
  complaintRating: (problemId: string) => named('rating', 'complaint', problemId),
  loanRating: (orderId: string) => named('rating', 'loan', orderId),
  /** A rating in a chat, by the id of its message. */
  chatRating: (messageId: string) => named('rating', 'chat', messageId),
} as const;
