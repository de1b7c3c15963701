import { RefusedError } from '@/api/errors';
import { paymentProgress, snapshotOf } from '@/domain/payment-progress';
import { wait } from '@/lib/wait';
import type { PaymentAttempt, PaymentStage } from '@/storage/records/card-payments';
import { fromRecord } from './loan-before';
import type { PaymentDeps } from './payment-deps';
import type { Busy, Payway } from './payway-store';
import { readFailure, wrongCode } from './read-failure';

/** A payment takes its time to reach the loan: after a refusal the loan is looked at twice, so far apart. */
const secondLookMs = 2_000;

/**
 * Whether a refused call may have paid all the same: browsers send a request again by themselves when a connection breaks,
 * and the copy is refused because the first one has paid.
 */
async function mayHavePaid({ askLoan, utcOffset }: PaymentDeps, attempt: PaymentAttempt, error: unknown): Promise<boolean> {
  if (!(error instanceof RefusedError) || error.code === wrongCode) return false;
  const before = fromRecord(attempt.before);
  const hasMoved = async () => paymentProgress(before.status, before, snapshotOf(await askLoan(0), utcOffset)) !== 'waiting';
  try {
    if (await hasMoved()) return true;
    await wait(secondLookMs);
    return await hasMoved();
  } catch {
    return true;
  }
}

/**
 * Ends a call of a payment that failed. Only a clear no frees the order; everything else is looked into first (decision 12).
 * @param afterRefusal where the attempt goes when the server surely did nothing
 */
export async function failAttempt(payway: Payway, deps: PaymentDeps, attempt: PaymentAttempt, at: Busy, error: unknown, afterRefusal: PaymentStage): Promise<void> {
  const isRefused = readFailure(error) === 'refused' && !(await mayHavePaid(deps, attempt, error));
  const refusal = isRefused && error instanceof RefusedError ? error.text : '';
  await payway.move(attempt, { stage: isRefused ? afterRefusal : 'unknown', refusal });
  payway.patch({ problem: { at, error } });
}
