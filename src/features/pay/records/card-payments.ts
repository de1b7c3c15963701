import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

/**
 * Where a payment stands.
 * - `committing`, `confirming`, `asking`: a call is on its way (`asking`: for the other way's address)
 * - `code`: the bank waits for the SMS code
 * - `away`: the person has left for the other way's page
 * - `unknown`: the answer was lost
 * - `submitted`: the server has taken it, the loan does not show it yet
 * - `paid`: the loan shows it
 * - `unpaid`: looked for, and surely not there
 * - `refused`: the server said no
 */
const stages = [
  'committing',
  'code',
  'confirming',
  'asking',
  'away',
  'unknown',
  'submitted',
  'paid',
  'unpaid',
  'refused',
] as const;

const digitsOrNothing = v.pipe(v.string(), v.regex(/^-?\d{0,30}$/));

/** The loan before the payment: what the loan is compared with to find out whether money has arrived. */
const loanBefore = v.object({
  status: v.string(),
  /** Minor units as digits, or the server's own words. */
  amount: v.string(),
  dueAt: v.nullable(instant),
});

const attempt = v.object({
  orderId: v.string(),
  productId: v.string(),
  way: v.picklist(['card', 'other']),
  /** Minor units. */
  amount: digitsOrNothing,
  cardId: v.string(),
  bankName: v.string(),
  /** The last four digits, never more. */
  cardEnd: v.pipe(v.string(), v.maxLength(4)),
  /**
   * Tells the server's token of this payment from another one, and gives neither away; empty in
   * records of older builds.
   */
  tokenHash: v.optional(v.string(), ''),
  /** What the SMS code confirms; empty when there is none yet. */
  recordId: v.string(),
  stage: v.picklist(stages),
  /** Epoch milliseconds: when it began, and when it came to its stage. */
  startedAt: instant,
  stageAt: instant,
  before: loanBefore,
  /** What the server said when it refused. */
  refusal: v.optional(v.string(), ''),
});

export type PaymentAttempt = v.InferOutput<typeof attempt>;
export type PaymentStage = PaymentAttempt['stage'];

/**
 * Repayments by card or by the other way, one per order: written before the first byte leaves, so that a reload or
 * another tab never pays twice (decision 12, unknown payment). No code, no token, no full card number. Keyed by order.
 */
export const cardPayments = defineStore({
  name: 'card-payments',
  version: 1,
  isCopied: () => true,
  schema: v.object({ chosenCardId: v.optional(v.string(), ''), attempt: v.nullable(attempt) }),
});
