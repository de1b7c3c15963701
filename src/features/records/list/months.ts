import { markets } from '@/domain/market';
import { formatDate } from '@/platform/i18n/format-date';
import type { Receipt } from '@/platform/writes/receipts';

/** A receipt in the list; `month` is a point in the month that begins with it, epoch milliseconds, else `null`. */
export type Entry = { receipt: Receipt; month: number | null };

/**
 * On the lender's clock, as all dates are shown; `isSameMonth` of date-fns asks the phone's zone
 * (decision 25, date forms).
 */
const monthOf = ({ at, market }: Receipt): string => formatDate(at, markets[market].utcOffset, 'date').slice(0, 7);

/**
 * Marks where in the list another month begins.
 * @param receipts newest first
 */
export function byMonth(receipts: readonly Receipt[]): Entry[] {
  return receipts.map((receipt, index) => {
    const before = receipts[index - 1];
    return { receipt, month: before && monthOf(before) === monthOf(receipt) ? null : receipt.at };
  });
}

/** @param orderId empty: all */
export function ofOrder(receipts: readonly Receipt[], orderId: string): readonly Receipt[] {
  return orderId === '' ? receipts : receipts.filter((receipt) => receipt.orderId === orderId);
}
