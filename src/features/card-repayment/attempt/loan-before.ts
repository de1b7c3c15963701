import type { LoanSnapshot } from '@/domain/payment-progress';
import { parseMinor } from '@/domain/money';
import type { PaymentAttempt } from '@/storage/records/card-payments';

/** What a loan said of itself before a payment, as it is written down: JSON knows no big numbers. */
export function toRecord({ status, amount, dueAt }: LoanSnapshot): PaymentAttempt['before'] {
  return { status, amount: String(amount), dueAt };
}

/** The written form read back. */
export function fromRecord({ status, amount, dueAt }: PaymentAttempt['before']): LoanSnapshot {
  return { status, amount: parseMinor(amount) ?? amount, dueAt };
}
