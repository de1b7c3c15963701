import { useLingui } from '@lingui/macro';
import { formatDate } from '@/platform/i18n/format-date';
import type { DeviceStorage } from '@/platform/storage/storage';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { cardPayments } from '../records/card-payments';
import { paymentClaims } from '../records/payment-claims';

/** When a newer build saved a payment that this one cannot read, or `null` (decision 86, release and rollback). */
export async function unreadPayment(storage: DeviceStorage, orderId: string): Promise<number | null> {
  const notes = [cardPayments, paymentClaims].map((store) => storage.open<unknown>(store).unreadSince(orderId));
  const found = (await Promise.all(notes)).filter((since) => since !== undefined);
  return found.length === 0 ? null : Math.max(...found);
}

const asked = createShownOnce('pays-again');
const nameOf = (orderId: string, notedAt: number) => `${orderId}/${notedAt}`;

/** The unreadable payments (order, epoch milliseconds) after which the person wants to pay all the same. */
export const confirmedRepeatPayments = {
  has: (orderId: string, notedAt: number) => asked.has(nameOf(orderId, notedAt)),
  add: (orderId: string, notedAt: number) => asked.add(nameOf(orderId, notedAt)),
};

/** The warning about an unreadable payment of `notedAt`, in the lender's time. */
export function useUnreadWords(): (notedAt: number, utcOffset: string) => string {
  const { t } = useLingui();
  return (notedAt, utcOffset) => {
    const time = formatDate(notedAt, utcOffset);
    return t`On ${time} a payment of this loan was noted on this phone in a form that this version cannot read. It may be under way: look at your loan or ask customer service before you pay.`;
  };
}
