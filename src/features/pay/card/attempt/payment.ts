import { millisecondsInDay } from 'date-fns/constants';
import type { Market } from '@/domain/market';
import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { paymentProgress, type LoanSnapshot } from '@/domain/payment-progress';
import { RefusedError } from '@/platform/api/errors';
import { writeOutcome, type Outcome } from '@/platform/writes/outcome';
import { receiptIds } from '@/platform/writes/receipt-ids';
import type { NewReceipt } from '@/platform/writes/receipts';
import type { PaymentAttempt, PaymentStage } from '../../records/card-payments';

const inFlight: ReadonlySet<PaymentStage> = new Set(['committing', 'confirming', 'asking']);
const unsettled: ReadonlySet<PaymentStage> = new Set([...inFlight, 'unknown', 'submitted', 'away']);

/**
 * A payment that the server took, but that a loan never showed, stops standing in the way after this long: 24 hours.
 */
const forgottenMs = millisecondsInDay;

/** A call is on its way, or was when the page ended. */
export function isInFlight(stage: PaymentStage): boolean {
  return inFlight.has(stage);
}

/** Money may be on its way: only the loan can tell. */
export function isUnsettled(stage: PaymentStage): boolean {
  return unsettled.has(stage);
}

/**
 * Whether a new payment of the order may begin: not while an earlier one may still take money, nor while the bank waits
 * for its code (decision 12, unknown payment).
 * @param serverNow epoch milliseconds; `null` while the server's time is not known: then no time has passed
 */
export function mayBegin(attempt: PaymentAttempt | null, serverNow: number | null): boolean {
  if (!attempt) return true;
  if (attempt.stage === 'submitted') return serverNow !== null && serverNow - attempt.stageAt > forgottenMs;
  return attempt.stage !== 'code' && !isUnsettled(attempt.stage);
}

/** Whether the SMS code may be typed once more after a confirmation that surely came to nothing. */
export function canResumeCode({ stage, way, recordId }: PaymentAttempt): boolean {
  return stage === 'unpaid' && way === 'card' && recordId !== '';
}

/** The code with which the server says that this payment has been handed in before (specification section 8). */
const repeatedCode = '800005';
/** The code with which the server says that the SMS code is wrong (specification section 8). */
const wrongCode = '800006';

export const isRepeated = (error: unknown) => error instanceof RefusedError && error.code === repeatedCode;
export const isWrongCode = (error: unknown) => error instanceof RefusedError && error.code === wrongCode;

/**
 * What a failed payment call means for the money: who is told that a payment was handed in before has
 * made it, or is making it.
 */
export function paymentOutcome(error: unknown): Outcome {
  return isRepeated(error) ? 'unknown' : writeOutcome(error);
}

/** It is not known whether the call did its work: neither the server's no nor its "handed in before". */
export const isLost = (error: unknown) => !isRepeated(error) && paymentOutcome(error) === 'unknown';

/** The last four digits of a card number, masked or not: all that is ever shown or kept of it. */
export function cardEnd(cardNo: string): string {
  return /\d{4}$/.exec(cardNo.trim())?.[0] ?? '';
}

/** What a loan said of itself before a payment, as it is written down: JSON knows no big numbers. */
export function toRecord({ status, amount, dueAt }: LoanSnapshot): PaymentAttempt['before'] {
  return { status, amount: String(amount), dueAt };
}

/** The written form read back. */
export function fromRecord({ status, amount, dueAt }: PaymentAttempt['before']): LoanSnapshot {
  return { status, amount: parseMinor(amount) ?? amount, dueAt };
}

export type Beginning = Pick<PaymentAttempt, 'way' | 'stage' | 'before'> &
  Partial<Pick<PaymentAttempt, 'cardId' | 'bankName' | 'cardEnd' | 'tokenHash'>>;

/**
 * The record of a payment that is about to begin.
 * @param now epoch milliseconds
 */
export function newAttempt(
  { productId, orderId }: OrderKey,
  amount: bigint,
  now: number,
  beginning: Beginning,
): PaymentAttempt {
  return {
    orderId,
    productId,
    amount: String(amount),
    cardId: '',
    bankName: '',
    cardEnd: '',
    tokenHash: '',
    recordId: '',
    startedAt: now,
    stageAt: now,
    refusal: '',
    ...beginning,
  };
}

/**
 * What a look at the loan says about a payment whose answer was lost: `paid`, surely `unpaid`, `changed` (something
 * else has happened, which the loan's page shows), or not `yet` known.
 */
export type Judgement = 'paid' | 'unpaid' | 'changed' | 'yet';

/** How long a loan has to stay as it was before a lost payment counts as not made, milliseconds. */
const settlingMs = 20_000;

/**
 * Compares the loan with what it was before the payment (decision 12, unknown payment).
 * @param latest the loan as the server has just shown it
 * @param unchangedMs how long this page has seen the attempt as it is: a clock may have been set since it was written
 */
export function judgeOutcome(attempt: PaymentAttempt, latest: LoanSnapshot, unchangedMs: number): Judgement {
  const before = fromRecord(attempt.before);
  const progress = paymentProgress(before.status, before, latest);
  if (progress === 'received') return 'paid';
  if (progress === 'changed') return 'changed';
  // A server that took the payment has not forgotten it; someone on the cashier's page may still be paying.
  if (attempt.stage !== 'unknown') return 'yet';
  return unchangedMs >= settlingMs ? 'unpaid' : 'yet';
}

/**
 * The receipt of a payment, as far as its money is certain: from the moment the server has taken it (decision 55,
 * receipts).
 * @param productName empty where it is not known
 * @returns `null` for a payment that no one has taken
 */
export function paymentReceipt(attempt: PaymentAttempt, productName: string, market: Market['id']): NewReceipt | null {
  const { stage, way, orderId, productId, startedAt, stageAt, amount, bankName, cardEnd: end, recordId } = attempt;
  if (stage !== 'submitted' && stage !== 'paid') return null;
  const isPaid = stage === 'paid';
  return {
    id: receiptIds.attempt(orderId, startedAt),
    kind: 'payment',
    at: startedAt,
    market,
    orderId,
    productId,
    productName,
    state: isPaid ? 'paid' : 'accepted',
    method: way === 'card' ? 'card' : 'other',
    amount,
    place: [bankName, end === '' ? '' : `•••• ${end}`].filter(Boolean).join(' '),
    reference: recordId,
    confirmedAt: isPaid ? stageAt : null,
  };
}
