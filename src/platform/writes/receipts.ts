import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import { instant } from '@/domain/instant';
import { marketIds } from '@/domain/languages';
import { attempt } from '@/platform/browser/attempt';
import type { Services } from '@/platform/services';
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

/** Fields with texts of people or servers, in which card numbers are hidden. Numbers of orders stay. */
const writtenTexts: ReadonlySet<string> = new Set(['productName', 'type', 'sonType', 'content']);

/** The receipt with no more than the last four digits of any card. */
export function withoutCardNumbers<R extends Receipt>(receipt: R): R {
  const cleaned: [string, string][] = Object.entries(receipt).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && writtenTexts.has(name) ? [[name, hideCardNumbers(value)]] : [],
  );
  return { ...receipt, ...Object.fromEntries(cleaned) };
}

const isEmpty = (value: unknown) => value === '' || value === null;

/** Fills empty fields of a receipt; known fields stay. */
function filled<R extends Receipt>(known: R, seen: Receipt): R {
  const missing = Object.entries(seen).filter(([name, value]) => !isEmpty(value) && isEmpty(Reflect.get(known, name)));
  return { ...known, ...Object.fromEntries(missing) };
}

/** Merges two receipts of one id (decision 55, receipts): known fields stay; of two ratings the newer counts. */
export function mergeReceipt(known: Receipt | undefined, seen: Receipt): Receipt {
  if (!known || known.kind !== seen.kind) return known ?? seen;
  const joined = filled(known, seen);
  if (joined.kind === 'complaint' && seen.kind === 'complaint')
    return { ...joined, imageCount: Math.max(joined.imageCount, seen.imageCount) };
  if (joined.kind === 'rating' && seen.kind === 'rating' && seen.at >= joined.at)
    return { ...joined, stars: seen.stars, at: seen.at };
  return joined;
}

/** The services that a receipt book needs. */
export type ReceiptNeeds = Pick<Services, 'storage' | 'clock'> & { session: Pick<Services['session'], 'current'> };

/** The receipts of a borrower, by default the present one (decision 55, receipts), until another signs in. */
export function openReceiptBook({ storage, session, clock }: ReceiptNeeds, owner = session.current()?.ownerId) {
  return {
    /** Saves a receipt, or merges it with the saved one. Never rejects: a complaint is valid without a receipt. */
    async save(receipt: NewReceipt): Promise<void> {
      if (owner === undefined || session.current()?.ownerId !== owner) return;
      try {
        const seen = withoutCardNumbers(v.parse(receipts.schema, receipt));
        await storage
          .open(receipts)
          .update(seen.id, (known) => ({ ...mergeReceipt(known, seen), keptAt: known?.keptAt ?? clock.now() }));
      } catch {
        // The device cannot store it.
      }
    },
  };
}
