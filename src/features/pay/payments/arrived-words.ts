import { useLingui } from '@lingui/macro';
import type { Payment } from '@/domain/payments/payment';
import { type PaymentWords, usePaymentName } from './payment-words';

/** @returns a function that says that the loan shows a payment */
export function useArrivedWords(): (payment: Payment) => PaymentWords {
  const { t } = useLingui();
  const name = usePaymentName();
  return (payment) => {
    const what = name(payment);
    return payment.purpose === 'extension'
      ? { title: t`Your extension fee of ${what} has arrived`, text: t`Your loan has a new due date.` }
      : { title: t`Your payment of ${what} has arrived`, text: t`Thank you. Your loan shows it.` };
  };
}
