import type { LoanDetails } from '@/api/contract/loan';
import type { LoanSnapshot } from '@/domain/payment-progress';
import { parseMinor } from '@/domain/money';
import { parseServerTime } from '@/domain/server-time';
import type { PaymentAttempt } from '@/storage/records/card-payments';

/**
 * What of a loan tells whether money has arrived.
 * @param utcOffset the lender's offset, e.g. `+08:00`
 */
export function snapshotOf({ orderStatus, repayAmount, dueTime }: LoanDetails, utcOffset: string): LoanSnapshot {
  return { status: orderStatus, amount: repayAmount, dueAt: parseServerTime(dueTime, utcOffset)?.instant ?? null };
}

/** The same as it is written down: JSON knows no big numbers. */
export function toRecord({ status, amount, dueAt }: LoanSnapshot): PaymentAttempt['before'] {
  return { status, amount: String(amount), dueAt };
}

/** The written form read back. */
export function fromRecord({ status, amount, dueAt }: PaymentAttempt['before']): LoanSnapshot {
  return { status, amount: parseMinor(amount) ?? amount, dueAt };
}
