import type { PaymentAttempt, PaymentStage } from '@/storage/records/card-payments';

const inFlight: ReadonlySet<PaymentStage> = new Set(['committing', 'confirming', 'asking']);
const unsettled: ReadonlySet<PaymentStage> = new Set([...inFlight, 'unknown', 'submitted', 'away']);

/** A payment that the server took, but that a loan never showed, stops standing in the way after this long: 24 hours. */
const patience = 24 * 3_600_000;

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
 * for its code (decision 12).
 * @param serverNow epoch milliseconds; `null` while the server's time is not known: then no time has passed
 */
export function mayBegin(attempt: PaymentAttempt | null, serverNow: number | null): boolean {
  if (!attempt) return true;
  if (attempt.stage === 'submitted') return serverNow !== null && serverNow - attempt.stageAt > patience;
  return attempt.stage !== 'code' && !isUnsettled(attempt.stage);
}

/** Whether the SMS code may be typed once more after a confirmation that surely came to nothing. */
export function canResumeCode({ stage, way, recordId }: PaymentAttempt): boolean {
  return stage === 'unpaid' && way === 'card' && recordId !== '';
}
