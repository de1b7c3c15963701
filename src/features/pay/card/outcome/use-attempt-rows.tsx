import { useLingui } from '@lingui/macro';
import { parseMinor } from '@/domain/money';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import type { PaymentAttempt } from '../../records/card-payments';

/** A line of a receipt, as text: it is shown and copied alike. */
export type ReceiptRow = { label: string; value: string };

/** @returns a function that lists what is known of a payment: amount, card, order, time */
export function useAttemptRows(): (attempt: PaymentAttempt) => ReceiptRow[] {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  return ({ amount, way, bankName, cardEnd, orderId, startedAt, recordId }) => {
    const card = [bankName || t`Bank card`, cardEnd === '' ? '' : `•••• ${cardEnd}`].filter(Boolean).join(' ');
    return [
      { label: t({ message: 'Amount', comment: 'Label on a receipt' }), value: money(parseMinor(amount) ?? amount) },
      {
        label: t({ message: 'Paid with', comment: 'Label on a receipt' }),
        value:
          way === 'card'
            ? card
            : t({
                message: 'Online cashier',
                comment: 'Name of the other way to repay: a payment page outside of this app',
              }),
      },
      { label: t({ message: 'Order number', comment: 'Label on a receipt' }), value: orderId },
      ...(recordId === ''
        ? []
        : [{ label: t({ message: 'Payment number', comment: 'Label on a receipt' }), value: recordId }]),
      {
        label: t({ message: 'Started', comment: 'Label on a receipt: when the payment began' }),
        value: formatDate(startedAt, utcOffset),
      },
    ];
  };
}
