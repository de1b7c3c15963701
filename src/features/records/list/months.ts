import type { Receipt } from '@/storage/records/receipts';

/** A receipt in the list; `month` is a point in the month that begins with it, epoch milliseconds, else `null`. */
export type Entry = { receipt: Receipt; month: number | null };

/** In the borrower's zone, as all dates are shown (decision 25, date forms). */
function monthOf(at: number): string {
  const date = new Date(at);
  return `${String(date.getFullYear())}-${String(date.getMonth())}`;
}

/**
 * Marks where in the list another month begins.
 * @param receipts newest first
 */
export function byMonth(receipts: readonly Receipt[]): Entry[] {
  return receipts.map((receipt, index) => {
    const before = receipts[index - 1];
    return { receipt, month: before && monthOf(before.at) === monthOf(receipt.at) ? null : receipt.at };
  });
}

/** @param orderId empty: all */
export function ofOrder(receipts: readonly Receipt[], orderId: string): readonly Receipt[] {
  return orderId === '' ? receipts : receipts.filter((receipt) => receipt.orderId === orderId);
}
