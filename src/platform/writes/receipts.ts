import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

const optionalText = v.optional(v.string(), '');

/** Epoch milliseconds; `null` where it has not happened, or is not known. */
const optionalInstant = v.optional(v.nullable(instant), null);

const common = {
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch milliseconds, by the server's clock: when it happened, not when it was written down. */
  at: instant,
  /** When this device first wrote it down. */
  keptAt: optionalInstant,
  /** What the amounts are in: a receipt is read the same way in any other edition. */
  market: v.picklist(['indonesia', 'india', 'mainland']),
  orderId: optionalText,
  productId: optionalText,
  productName: optionalText,
};

/** Minor units as digits, or the server's own words; empty where no amount was named. */
const amount = optionalText;

/** Bill or record number. */
const reference = optionalText;

/** When the server showed the money. */
const confirmedAt = optionalInstant;

/**
 * A repayment; `further` is a way of the server's own, by the name in `place` (decision 91, further ways). `claimed`:
 * so far only the borrower says so. `accepted`: the server took it, no loan shows it yet. `paid`: the loan shows it.
 */
const payment = v.object({
  ...common,
  kind: v.literal('payment'),
  state: v.picklist(['claimed', 'accepted', 'paid']),
  method: v.picklist(['card', 'virtual-account', 'counter', 'further', 'other']),
  amount,
  /** The bank's or counter's name, with no more than a card's last four digits. */
  place: optionalText,
  reference,
  confirmedAt,
});

/** The due date was put off for a fee; paid in any way but a card. */
const extension = v.object({
  ...common,
  kind: v.literal('extension'),
  state: v.picklist(['claimed', 'paid']),
  method: v.picklist(['virtual-account', 'counter', 'further']),
  amount,
  place: optionalText,
  /** As the server wrote it; empty where it is not known. */
  newDueTime: optionalText,
  reference,
  confirmedAt,
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

/** Receipts of payments, extensions, complaints and ratings, by their id (decision 55, receipts). */
export const receipts = defineStore({
  name: 'receipts',
  version: 2,
  // What an earlier version wrote is read by this one.
  migrate: (data) => data,
  schema: v.variant('kind', [payment, extension, complaint, rating]),
});

export type Receipt = v.InferOutput<typeof receipts.schema>;

/** One kind of receipt. */
export type ReceiptOf<Kind extends Receipt['kind']> = Extract<Receipt, { kind: Kind }>;

/** What has to be said of a thing that happened; whatever is not known is left out. */
export type NewReceipt = MoneyReceipt | v.InferInput<typeof complaint> | v.InferInput<typeof rating>;

/** The same of money that was sent, or has arrived. */
export type MoneyReceipt = v.InferInput<typeof payment> | v.InferInput<typeof extension>;
