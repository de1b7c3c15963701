import { type Book, isOpen, type Payment } from '@/domain/payments/payment';
import { type Receipt, receiptIds } from '@/platform/writes/receipts';

/** A receipt of any kind. That of a payment is a view of it with an id of its own, not a record. */
export type AnyReceipt = Receipt | ReturnType<typeof receiptOf>;

/** The stages at which money may be on its way. */
const sent: ReadonlySet<Payment['stage']> = new Set([
  'said',
  'committing',
  'confirming',
  'away',
  'accepted',
  'unknown',
]);

/** Whether a payment has a receipt: money may be on its way, or the loan has shown something about it. */
export const hasReceipt = ({ stage, found, isHidden }: Payment): boolean =>
  !isHidden && (found !== null || sent.has(stage));

/** A payment as a receipt, also if it is only listed in a dispute file. */
export function receiptOf(payment: Payment) {
  const { id, orderId, startedAt, stageAt, saidAt } = payment;
  const kind = 'money' as const;
  return { ...payment, kind, id: receiptIds.payment(orderId, id), at: saidAt ?? stageAt, keptAt: startedAt };
}

/** Deletes all receipts of a book, or one. A payment that may still arrive is only hidden, so that it still warns. */
export function withoutReceipts(book: Book, id?: string): Book {
  const isMeant = (payment: Payment) => hasReceipt(payment) && (id === undefined || receiptOf(payment).id === id);
  const payments = book.payments.flatMap((payment) => {
    if (!isMeant(payment)) return [payment];
    return isOpen(payment) ? [{ ...payment, isHidden: true }] : [];
  });
  return { ...book, payments };
}
