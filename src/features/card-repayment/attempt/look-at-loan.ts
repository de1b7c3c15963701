import type { LoanDetails } from '@/api/contract/loan';
import { snapshotOf } from '@/domain/payment-progress';
import type { PaymentAttempt } from '@/storage/records/card-payments';
import { judgeOutcome } from './judge-outcome';
import { callTime } from './new-attempt';
import type { PaymentDeps } from './payment-deps';
import type { Payway } from './payway-store';
import { isInFlight, isUnsettled } from './stages';

/** A call that was on its way when its page ended: nobody is left to hear the answer. */
async function isOrphan(payway: Payway, attempt: PaymentAttempt): Promise<boolean> {
  if (!isInFlight(attempt.stage)) return false;
  return (await payway.isFree()) ?? payway.unchangedMs(attempt) > callTime;
}

async function settle(payway: Payway, attempt: PaymentAttempt, loan: LoanDetails, utcOffset: string): Promise<void> {
  const outcome = judgeOutcome(attempt, snapshotOf(loan, utcOffset), payway.unchangedMs(attempt));
  payway.patch({ lastLook: outcome === 'changed' ? 'changed' : 'unchanged', productName: loan.productName });
  if (outcome === 'paid' || outcome === 'unpaid') await payway.move(attempt, { stage: outcome });
}

/**
 * Looks whether a payment has reached its loan, and moves it on when that is certain (decision 12). Does nothing when
 * nothing is open, or while this page itself is paying. Never throws.
 */
export async function lookAtLoan(payway: Payway, { askLoan, utcOffset }: PaymentDeps): Promise<void> {
  if (payway.getSnapshot().busy !== null) return;
  const found = await payway.adopt();
  if (found && (await isOrphan(payway, found))) await payway.move(found, { stage: 'unknown' });
  const { attempt } = payway.getSnapshot();
  if (!attempt || !isUnsettled(attempt.stage)) return;
  try {
    await settle(payway, attempt, await askLoan(0), utcOffset);
  } catch {
    // Whatever kept the loan from being read: the outcome stays unknown, which the page says.
    payway.patch({ lastLook: 'failed' });
  }
}
