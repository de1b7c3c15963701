import { Trans } from '@lingui/macro';
import { type Book, leftOf } from '@/domain/payments/payment';
import { useMoney } from '@/platform/i18n/market';

/** What is left of the loan by the newest reading; nothing if that is not known. */
export function LeftToPay({ book }: { book: Book | null }) {
  const money = useMoney();
  const left = leftOf(book);
  if (left === null) return null;
  const sum = money(left);
  return <p>{left === 0n ? <Trans>Nothing is due at the moment.</Trans> : <Trans>{sum} is still to pay.</Trans>}</p>;
}
