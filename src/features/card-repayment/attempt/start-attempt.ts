import { paymentProgress, snapshotOf, type LoanSnapshot } from '@/domain/payment-progress';
import type { PaymentAttempt } from '@/storage/records/card-payments';
import { toRecord } from './loan-before';
import type { PaymentDeps } from './payment-deps';
import type { Payway } from './payway-store';

/**
 * Begins a payment: sees how the loan stands at this moment, because a lost answer could not be cleared up without knowing,
 * and writes the attempt down. Nothing has been sent to pay before that.
 * @param seen the loan as the page shows it: one that has been paid meanwhile is not paid again
 * @param make makes the record from the loan before the payment
 * @returns the attempt; `null` when it may not begin, which the state says
 */
export async function startAttempt(
  payway: Payway,
  { askLoan, utcOffset }: PaymentDeps,
  seen: LoanSnapshot | null,
  make: (before: PaymentAttempt['before']) => PaymentAttempt,
): Promise<PaymentAttempt | null> {
  let before: LoanSnapshot;
  try {
    const loan = await askLoan(0);
    payway.patch({ productName: loan.productName });
    before = snapshotOf(loan, utcOffset);
  } catch (error) {
    payway.patch({ problem: { at: 'start', error } });
    return null;
  }
  if (seen && paymentProgress(seen.status, seen, before) === 'received') {
    payway.patch({ problem: { at: 'changed', error: null } });
    return null;
  }
  const attempt = make(toRecord(before));
  const begun = await payway.begin(attempt);
  if (begun === 'full' || begun === 'memory') payway.patch({ problem: { at: begun, error: null } });
  return begun === 'begun' ? attempt : null;
}
