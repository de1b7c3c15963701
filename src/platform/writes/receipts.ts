import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { marketIds } from '@/domain/languages';
import { defineStore } from '@/platform/storage/definition';

const optionalText = v.optional(v.string(), '');

/** Epoch milliseconds; `null` if it has not happened or is not known. */
const optionalInstant = v.optional(v.nullable(instant), null);

const common = {
  id: v.pipe(v.string(), v.nonEmpty()),
  /** When it happened, epoch milliseconds by the server's clock. */
  at: instant,
  /** When this device first saved it. */
  keptAt: optionalInstant,
  /** The market of the amounts, so that another edition shows them correctly. */
  market: v.picklist(marketIds),
  orderId: optionalText,
  productId: optionalText,
  productName: optionalText,
};

/** Minor units as digits, or the server's words; empty if there is no amount. */
const amount = optionalText;

/** Bill or record number. */
const reference = optionalText;

/** When the server confirmed the money. */
const confirmedAt = optionalInstant;

/**
 * A repayment; `further` is a further way with its name in `place` (decision 91, further ways). `claimed`: only the
 * borrower has said so. `accepted`: the server accepted it, but the loan does not show it yet.
 * `paid`: the loan shows it.
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

/** The due date moved for a fee; not payable by card. */
const extension = v.object({
  ...common,
  kind: v.literal('extension'),
  state: v.picklist(['claimed', 'paid']),
  method: v.picklist(['virtual-account', 'counter', 'further']),
  amount,
  place: optionalText,
  /** As the server wrote it; empty if it is not known. */
  newDueTime: optionalText,
  reference,
  confirmedAt,
});

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

/** Receipts of payments, extensions, complaints and ratings, by their id (decision 55, receipts). */
export const receipts = defineStore({
  name: 'receipts',
  version: 2,
  // This version reads the data of earlier ones unchanged.
  migrate: (data) => data,
  schema: v.variant('kind', [payment, extension, complaint, rating]),
});

export type Receipt = v.InferOutput<typeof receipts.schema>;

/** The input of a receipt; unknown fields are left out. */
export type NewReceipt = MoneyReceipt | v.InferInput<typeof complaint> | v.InferInput<typeof rating>;

/** The input of a receipt for money that was sent or has arrived. */
export type MoneyReceipt = v.InferInput<typeof payment> | v.InferInput<typeof extension>;
