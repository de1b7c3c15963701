import { useLingui } from '@lingui/macro';
import type { Payment } from '@/domain/payments/payment';
import { cardName, handedOver } from '@/domain/payments/payment-facts';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import type { Row } from '@/ui/rows';
import { useDue } from '../queries';

/** A row of a list, as a list of one; empty if there is no value. */
export const rowOf = (label: string, value = ''): Row[] => (value === '' ? [] : [{ label, value }]);

/** The facts of a payment. @param seenAt when the loan showed it, epoch milliseconds: a receipt has the amount apart */
export function usePaymentRows(payment: Payment, seenAt?: number): Row[] {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const { card, orderId, startedAt } = payment;
  return [
    ...(seenAt === undefined
      ? rowOf(t({ message: 'Amount', comment: 'Label on a receipt' }), money(handedOver(payment)))
      : []),
    ...rowOf(
      t({ message: 'Payment method', comment: 'Label on a receipt' }),
      card
        ? cardName({ ...card, bankName: card.bankName || t`Bank card` })
        : t({
            message: 'Online cashier',
            comment: 'Name of the other way to repay: a payment page outside of this app',
          }),
    ),
    ...rowOf(t({ message: 'Loan number', comment: 'Label on a receipt' }), orderId),
    ...rowOf(t({ message: 'Reference number', comment: 'Label on a receipt' }), card?.recordId),
    ...rowOf(
      seenAt === undefined
        ? t({ message: 'Started', comment: 'Label on a receipt: when the payment began' })
        : t({ message: 'Confirmed on', comment: 'Label on a receipt: when the loan showed the payment' }),
      formatDate(seenAt ?? startedAt, utcOffset),
    ),
  ];
}

/** The rows "Loan" and "Due date" of a loan, each a list of one row; empty if the server does not name it. */
export function useLoanRows(loan: LoanDetails | undefined): { name: Row[]; due: Row[] } {
  const { t } = useLingui();
  const due = useDue(loan)?.day;
  return {
    name: rowOf(t({ message: 'Loan', comment: 'Label: name of the loan product' }), loan?.productName),
    due: rowOf(t({ message: 'Due date', comment: 'Label of a date: when the loan is due' }), due),
  };
}
