import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { readShownAmount } from '@/domain/money';
import type { LoanSnapshot } from '@/domain/payment-progress';

/** The loan before a payment. A later loan is compared with it to detect the payment. */
export const loanBefore = v.object({
  status: v.string(),
  /** Minor units as digits, or the server's own words. */
  amount: v.string(),
  /** Epoch milliseconds; `null` if unknown. */
  dueAt: v.optional(v.fallback(v.nullable(instant), null), null),
});

/** The loan before a payment, for the record: JSON has no bigint. */
export function toRecord({ status, amount, dueAt }: LoanSnapshot): v.InferOutput<typeof loanBefore> {
  return { status, amount: String(amount), dueAt };
}

/** The loan before a payment, from the record. */
export function fromRecord({ status, amount, dueAt }: v.InferOutput<typeof loanBefore>): LoanSnapshot {
  return { status, amount: readShownAmount(amount), dueAt };
}
