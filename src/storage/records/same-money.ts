import { samePaymentMs } from './receipt-ids';
import type { MoneyReceipt, Receipt, ReceiptOf } from './receipts';

/**
 * Finds the receipt that money on a loan belongs to: the one that waits for money of this order, else the one that already
 * says so of the same bill.
 * @param known newest first
 * @param seen the money that has arrived
 */
export function findSameMoney(
  known: readonly Receipt[],
  { orderId, reference, at }: MoneyReceipt,
): Receipt | undefined {
  const ofOrder = known.filter(
    (receipt): receipt is ReceiptOf<'payment' | 'extension'> =>
      (receipt.kind === 'payment' || receipt.kind === 'extension') && receipt.orderId === orderId,
  );
  return (
    ofOrder.find(({ state }) => state !== 'paid') ??
    ofOrder.find((receipt) => receipt.reference === reference && Math.abs(at - receipt.at) < samePaymentMs)
  );
}
