import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { marketIds } from '@/domain/languages';
import { defineStore } from '@/platform/storage/definition';
import { loanBefore } from './loan-before';

/** The stages of a payment. */
const stage = v.picklist([
  // A call was sent (`asking`: for the address of the other way).
  'committing',
  'confirming',
  'asking',
  // The bank waits for the SMS code.
  'code',
  // The person has left for the page of the other way.
  'away',
  // The answer was lost.
  'unknown',
  // The server has accepted it, the loan does not show it yet.
  'submitted',
  // The loan shows it.
  'paid',
  // The loan was checked, and certainly no money has arrived.
  'unpaid',
  // The server refused it.
  'refused',
]);

const digitsOrNothing = v.pipe(v.string(), v.regex(/^-?\d{0,30}$/));

const attempt = v.object({
  orderId: v.string(),
  productId: v.string(),
  way: v.picklist(['card', 'other']),
  /** The market of the amount, not that of the page that shows it. Missing in older records. */
  market: v.exactOptional(v.picklist(marketIds)),
  /** Minor units. */
  amount: digitsOrNothing,
  cardId: v.string(),
  bankName: v.string(),
  cardEnd: v.pipe(v.string(), v.maxLength(4)),
  /** A hash of the server's token: identifies the payment without storing it. Empty in older records. */
  tokenHash: v.optional(v.string(), ''),
  /** The server's record that the SMS code confirms; empty if there is none. */
  recordId: v.string(),
  stage,
  /** Epoch milliseconds: when it started, and when it reached its stage. */
  startedAt: instant,
  stageAt: instant,
  before: loanBefore,
  refusal: v.optional(v.string(), ''),
});

export type PaymentAttempt = v.InferOutput<typeof attempt>;
export type PaymentStage = PaymentAttempt['stage'];

/** A bank card as every page names it: `BCA •••• 1234`; empty if unknown. @param cardEnd its last four digits */
export function cardName({ bankName, cardEnd }: Pick<PaymentAttempt, 'bankName' | 'cardEnd'>): string {
  return [bankName, cardEnd && `•••• ${cardEnd}`].filter(Boolean).join(' ');
}

/** Payments by order, stored before the request (decision 12, unknown payment); no token, no card number. */
export const cardPayments = defineStore({
  name: 'card-payments',
  version: 1,
  isCopied: () => true,
  schema: v.object({ chosenCardId: v.optional(v.string(), ''), attempt: v.nullable(attempt) }),
});
