import { RefusedError } from '@/platform/api/errors';
import type { Outcome } from '@/platform/writes/outcome';

/** The server's code for a payment that was submitted before (specification section 8). */
const repeatedCode = '800005';
/** The server's code for a wrong SMS code (specification section 8). */
const wrongCode = '800006';

export const isRepeated = (error: unknown) => error instanceof RefusedError && error.code === repeatedCode;
export const isWrongCode = (error: unknown) => error instanceof RefusedError && error.code === wrongCode;

/**
 * What a failed payment call means. Only the business can refuse: a gateway may answer with any HTTP status after it
 * has passed the payment on. "Already submitted" is unknown too, because the first request may have paid.
 */
export function paymentOutcome(error: unknown): Outcome {
  return error instanceof RefusedError && !isRepeated(error) ? 'refused' : 'unknown';
}

/** Whether the outcome of the call is unknown, and the server did not answer "already submitted". */
export const isLost = (error: unknown) => !(error instanceof RefusedError);

/** The last four digits of a card number, masked or not; only they are shown or stored. */
export function cardEnd(cardNo: string): string {
  return /\d{4}$/.exec(cardNo.trim())?.[0] ?? '';
}
