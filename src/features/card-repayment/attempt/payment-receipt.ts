import type { Market } from '@/domain/market';
import type { PaymentAttempt } from '@/storage/records/card-payments';
import { receiptIds } from '@/storage/records/receipt-ids';
import type { NewReceipt } from '@/storage/records/receipts';

/**
 * The receipt of a payment, as far as its money is certain: from the moment the server has taken it (decision 55).
 * @param productName empty where it is not known
 * @returns `null` for a payment that nobody has taken
 */
export function paymentReceipt(attempt: PaymentAttempt, productName: string, market: Market['id']): NewReceipt | null {
  const { stage, way, orderId, productId, startedAt, stageAt, amount, bankName, cardEnd, recordId } = attempt;
  if (stage !== 'submitted' && stage !== 'paid') return null;
  const isPaid = stage === 'paid';
  return {
    id: receiptIds.attempt(orderId, startedAt),
    kind: 'payment',
    at: startedAt,
    market,
    orderId,
    productId,
    productName,
    state: isPaid ? 'paid' : 'accepted',
    method: way === 'card' ? 'card' : 'other',
    amount,
    place: [bankName, cardEnd === '' ? '' : `•••• ${cardEnd}`].filter(Boolean).join(' '),
    reference: recordId,
    confirmedAt: isPaid ? stageAt : null,
  };
}
