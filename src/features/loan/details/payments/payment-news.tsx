import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { findingOf } from '@/domain/payments/book';
import type { Payment } from '@/domain/payments/payment';
import { useArrivedWords } from '@/features/pay/payments/arrived-words';
import { usePaymentName, useUnclearWords } from '@/features/pay/payments/payment-words';
import { usePayments, useTold } from '@/features/pay/payments/use-payments';
import { RecordsLink } from '@/ui/link-row';
import { Notice } from '@/ui/notice';

/** The cards below read the loan again. */
const isPolled = () => false;

/** `named`: payments about which another notice of the page says the same. */
type Props = { order: OrderKey; named?: readonly Payment[] };

/** What the loan has shown about payments, each finding once, until the page closes (decision 95, book of payments). */
export function PaymentNews({ order, named }: Props) {
  const { isKnown, book, ...payments } = usePayments(order, isPolled);
  const isNamed = ({ id }: Payment) => named?.some((one) => one.id === id);
  const news = payments.news.filter((one) => !isNamed(one));
  const [findings, setFindings] = useState<readonly string[]>([]);
  // A copy may be older than what was told.
  const untold = isKnown ? news.map(findingOf) : [];
  const added = untold.filter((finding) => !findings.includes(finding));
  if (added.length > 0) setFindings([...findings, ...added]);
  useTold(order.orderId, isKnown ? news : []);

  const shown =
    book?.payments.filter((one) => !one.isHidden && !isNamed(one) && findings.includes(findingOf(one))) ?? [];
  const settled = shown.filter(({ found }) => found?.is === 'settled');
  return (
    <>
      {shown.map((one) => one.found?.is !== 'settled' && <FindingNotice key={one.id} payment={one} />)}
      {settled.length > 0 && <SettledNotice payments={settled} />}
    </>
  );
}

function FindingNotice({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { title, text } = useArrivedWords()(payment);
  const unclearWords = useUnclearWords();
  if (payment.found?.is === 'unclear')
    return (
      <Notice kind="warning" title={t`It is not clear whether your payment has arrived`}>
        {unclearWords(payment)}
      </Notice>
    );
  return (
    <Notice kind="success" title={title} action={<RecordsLink orderId={payment.orderId} />}>
      {text}
    </Notice>
  );
}

/** Nothing is owed, by these payments or without them. */
function SettledNotice({ payments }: { payments: readonly Payment[] }) {
  const { t } = useLingui();
  const what = payments.map(usePaymentName()).join(', ');
  return (
    <Notice kind="info" title={t`Your loan is paid off`} action={<RecordsLink orderId={payments[0]?.orderId ?? ''} />}>
      {t`We cannot tell whether that was your payment of ${what}. Please do not pay it again. If it was taken as well, ask customer service.`}
    </Notice>
  );
}
