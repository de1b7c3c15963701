import { useLingui } from '@lingui/macro';
import { formatDate } from '@/platform/i18n/format-date';
import { createShownOnce } from '@/platform/storage/shown-once';
import type { DeviceStorage } from '@/platform/storage/storage';
import { cardPayments } from '../records/card-payments';
import { paymentClaims } from '../records/payment-claims';

/**
 * Whether another build, a newer one usually, noted a payment of this order, or that it was said to be paid, in a form
 * that this build cannot read: the release was taken back meanwhile (decision 86, release and rollback). Nobody here
 * knows how it stands, so the person is asked before paying.
 * @returns when it was noted, epoch milliseconds; `null` where nothing is
 */
export async function unreadPayment(storage: DeviceStorage, orderId: string): Promise<number | null> {
  const notes = [cardPayments, paymentClaims].map((store) => storage.open<unknown>(store).unreadSince(orderId));
  const found = (await Promise.all(notes)).filter((since) => since !== undefined);
  return found.length === 0 ? null : Math.max(...found);
}

const asked = createShownOnce('pays-again');
const nameOf = (orderId: string, notedAt: number) => `${orderId}/${notedAt}`;

/**
 * Which payments, said or noted at a time (epoch milliseconds), somebody was asked about and follows with another one:
 * on the way to paying the borrower is asked once.
 */
export const paysAgain = {
  has: (orderId: string, notedAt: number) => asked.has(nameOf(orderId, notedAt)),
  add: (orderId: string, notedAt: number) => asked.add(nameOf(orderId, notedAt)),
};

/**
 * @returns a function that says that a payment was noted which this build cannot read, and what to do
 *   (`notedAt`: epoch milliseconds, see `unreadPayment`; `utcOffset` of the lender's clock)
 */
export function useUnreadWords(): (notedAt: number, utcOffset: string) => string {
  const { t } = useLingui();
  return (notedAt, utcOffset) => {
    const time = formatDate(notedAt, utcOffset, 'shortTime');
    return t`On ${time} a payment of this loan was noted on this phone in a form that this version cannot read. It may be under way: look at your loan or ask customer service before you pay.`;
  };
}
