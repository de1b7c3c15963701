import { paymentProgress, type LoanSnapshot } from '@/domain/payment-progress';
import type { PaymentAttempt } from '@/storage/records/card-payments';
import { fromRecord } from './loan-before';

/**
 * What a look at the loan says about a payment whose answer was lost: `paid`, surely `unpaid`, `changed` (something else
 * has happened, which the loan's page shows), or not `yet` known.
 */
export type Outcome = 'paid' | 'unpaid' | 'changed' | 'yet';

/** How long a loan has to stay as it was before a lost payment counts as not made, milliseconds. */
const settling = 20_000;

/**
 * Compares the loan with what it was before the payment (decision 12).
 * @param latest the loan as the server has just shown it
 * @param unchangedMs how long this page has seen the attempt as it is: a clock may have been set since it was written
 */
export function judgeOutcome(attempt: PaymentAttempt, latest: LoanSnapshot, unchangedMs: number): Outcome {
  const before = fromRecord(attempt.before);
  const progress = paymentProgress(before.status, before, latest);
  if (progress === 'received') return 'paid';
  if (progress === 'changed') return 'changed';
  // A server that took the payment has not forgotten it; someone on the cashier's page may still be paying.
  if (attempt.stage !== 'unknown') return 'yet';
  return unchangedMs >= settling ? 'unpaid' : 'yet';
}
