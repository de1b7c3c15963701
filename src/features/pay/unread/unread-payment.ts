import { useLingui } from '@lingui/macro';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import type { DeviceStorage } from '@/platform/storage/storage';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { cardPayments } from '../records/card-payments';
import { paymentClaims } from '../records/payment-claims';

/**
 * Finds a payment or a claim of this order that a newer build stored and this one cannot read, because the release was
 * rolled back (decision 86, release and rollback). Its state is unknown, so the person is asked before paying.
 * @returns when it was stored, epoch milliseconds; `null` if there is none
 */
export async function unreadPayment(storage: DeviceStorage, orderId: string): Promise<number | null> {
  const notes = [cardPayments, paymentClaims].map((store) => storage.open<unknown>(store).unreadSince(orderId));
  const found = (await Promise.all(notes)).filter((since) => since !== undefined);
  return found.length === 0 ? null : Math.max(...found);
}

const asked = createShownOnce('pays-again');
const nameOf = (orderId: string, notedAt: number) => `${orderId}/${notedAt}`;

/** The unreadable payments (order, epoch milliseconds) after which the person confirmed to pay anyway. */
export const confirmedRepeatPayments = {
  has: (orderId: string, notedAt: number) => asked.has(nameOf(orderId, notedAt)),
  add: (orderId: string, notedAt: number) => asked.add(nameOf(orderId, notedAt)),
};

/** @returns a function that warns of an unreadable payment (`notedAt`: epoch milliseconds, see `unreadPayment`) */
export function useUnreadWords(): (notedAt: number) => string {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  return (notedAt) => {
    const time = formatDate(notedAt, utcOffset);
    return t`On ${time} a payment of this loan was noted on this phone in a form that this version cannot read. It may be under way: look at your loan or ask customer service before you pay.`;
  };
}
