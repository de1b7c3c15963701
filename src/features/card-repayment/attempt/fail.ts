import { RefusedError } from '@/api/errors';
import type { PaymentAttempt, PaymentStage } from '@/storage/records/card-payments';
import type { Busy, Payway } from './payway-store';
import { readFailure } from './read-failure';

/**
 * Ends a call of a payment that failed. Only a clear no frees the order; everything else is looked into first (decision 12).
 * @param afterRefusal where the attempt goes when the server surely did nothing
 */
export async function failAttempt(payway: Payway, attempt: PaymentAttempt, at: Busy, error: unknown, afterRefusal: PaymentStage): Promise<void> {
  const isRefused = readFailure(error) === 'refused';
  const refusal = isRefused && error instanceof RefusedError ? error.text : '';
  await payway.move(attempt, { stage: isRefused ? afterRefusal : 'unknown', refusal });
  payway.patch({ problem: { at, error } });
}
