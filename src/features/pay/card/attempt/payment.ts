import { millisecondsInDay } from 'date-fns/constants';
import type { Market } from '@/domain/market';
import type { OrderKey } from '@/domain/order-key';
import { paymentProgress, type LoanSnapshot } from '@/domain/payment-progress';
import { RefusedError } from '@/platform/api/errors';
import { writeOutcome, type Outcome } from '@/platform/writes/outcome';
import { receiptIds } from '@/platform/writes/receipt-ids';
import type { NewReceipt } from '@/platform/writes/receipts';
import { cardName, type PaymentAttempt, type PaymentStage } from '../../records/card-payments';
import { fromRecord } from '../../records/loan-before';

const inFlight: ReadonlySet<PaymentStage> = new Set(['committing', 'confirming', 'asking']);
const unsettled: ReadonlySet<PaymentStage> = new Set([...inFlight, 'unknown', 'submitted', 'away']);

/** After this time an accepted payment that the loan never showed does not block another one. */
const forgottenMs = millisecondsInDay;

/** A call was sent and has no answer yet, or the page closed meanwhile. */
export const isInFlight = (stage: PaymentStage) => inFlight.has(stage);

/** Money may be on its way; only the loan can show it. */
export const isUnsettled = (stage: PaymentStage) => unsettled.has(stage);

/**
 * Whether a new payment of the order may begin: not while an earlier one may still take money, or the bank waits for
 * its code (decision 12, unknown payment).
 * @param serverNow epoch milliseconds; `null` while the server's time is unknown: then no time has passed
 */
export function mayBegin(attempt: PaymentAttempt | null, serverNow: number | null): boolean {
  if (!attempt) return true;
  if (attempt.stage === 'submitted') return serverNow !== null && serverNow - attempt.stageAt > forgottenMs;
  return attempt.stage !== 'code' && !isUnsettled(attempt.stage);
}

/** Whether the SMS code may be typed again, after a confirmation that certainly moved no money. */
export function canResumeCode({ stage, way, recordId }: PaymentAttempt): boolean {
  return stage === 'unpaid' && way === 'card' && recordId !== '';
}

/** The server's code for a payment that was submitted before (specification section 8). */
const repeatedCode = '800005';
/** The server's code for a wrong SMS code (specification section 8). */
const wrongCode = '800006';

export const isRepeated = (error: unknown) => error instanceof RefusedError && error.code === repeatedCode;
export const isWrongCode = (error: unknown) => error instanceof RefusedError && error.code === wrongCode;

/** The outcome of a failed payment call. "Already submitted" means unknown: the first request may have paid. */
export function paymentOutcome(error: unknown): Outcome {
  return isRepeated(error) ? 'unknown' : writeOutcome(error);
}

/** Whether the outcome of the call is unknown, and the server did not answer "already submitted". */
export const isLost = (error: unknown) => !isRepeated(error) && paymentOutcome(error) === 'unknown';

/** The last four digits of a card number, masked or not; only they are shown or stored. */
export function cardEnd(cardNo: string): string {
  return /\d{4}$/.exec(cardNo.trim())?.[0] ?? '';
}

export type PaymentStart = Pick<PaymentAttempt, 'way' | 'stage'> &
  Partial<Pick<PaymentAttempt, 'cardId' | 'bankName' | 'cardEnd' | 'tokenHash'>>;

/** The record of a payment before it starts. @param now epoch milliseconds */
export function newAttempt(
  { productId, orderId }: OrderKey,
  amount: bigint,
  now: number,
  beginning: PaymentStart & Pick<PaymentAttempt, 'market' | 'before'>,
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
 * The state of a payment after its answer was lost and the loan was read. `changed`: the loan differs in another way.
 * `yet`: not known yet.
 */
export type Judgement = 'paid' | 'unpaid' | 'changed' | 'yet';

/** If the loan is unchanged for this time, a lost payment was not made. */
const settlingMs = 20_000;

/** Compares the loan just read with that before the payment (decision 12, unknown payment), by the page's own time. */
export function judgeOutcome(attempt: PaymentAttempt, latest: LoanSnapshot, unchangedMs: number): Judgement {
  const before = fromRecord(attempt.before);
  const progress = paymentProgress(before.status, before, latest);
  if (progress === 'received') return 'paid';
  if (progress === 'changed') return 'changed';
  // The server has accepted the payment, or the person may still be paying on the cashier's page.
  if (attempt.stage !== 'unknown') return 'yet';
  return unchangedMs >= settlingMs ? 'unpaid' : 'yet';
}

/** The receipt of a payment (decision 55, receipts); `null` unless the server has accepted it. */
export function paymentReceipt(attempt: PaymentAttempt, productName: string, market: Market['id']): NewReceipt | null {
  const { stage, way, orderId, productId, startedAt, stageAt, amount, recordId } = attempt;
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
    place: cardName(attempt),
    reference: recordId,
    confirmedAt: isPaid ? stageAt : null,
  };
}
