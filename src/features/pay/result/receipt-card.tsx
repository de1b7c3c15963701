import { Trans, useLingui } from '@lingui/macro';
import { parseMinor } from '@/domain/money';
import { formatDate } from '@/i18n/format-date';
import { factsText } from '@/lib/text-lines';
import { useMarket, useMoney } from '@/services/market';
import type { PaymentAttempt } from '@/storage/records/card-payments';
import { Amount } from '@/ui/amount';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Rows } from '@/ui/rows';
import { ShareButton } from '@/ui/share-button';
import { SuccessArt } from '@/ui/success-art';
import { useAttemptRows } from '../card/outcome/use-attempt-rows';
import styles from './receipt-card.module.css';

/** The receipt of a payment that the loan shows: what, with which card, when, for which order. */
export function ReceiptCard({ attempt }: { attempt: PaymentAttempt }) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const rowsOf = useAttemptRows();
  const title = t`Payment received`;
  const rows = [
    ...rowsOf(attempt),
    {
      label: t({ message: 'Received', comment: 'Label on a receipt: when the loan showed the payment' }),
      value: formatDate(attempt.stageAt, utcOffset),
    },
  ];
  const text = factsText(title, rows);
  return (
    <Card tone="float">
      <div className={styles['head']}>
        <SuccessArt />
        <h2 className={styles['title']}>{title}</h2>
        <Amount text={money(parseMinor(attempt.amount) ?? attempt.amount)} />
        <p className={styles['note']}>
          <Trans>Your loan shows the payment. Thank you.</Trans>
        </p>
      </div>
      <Rows rows={rows.slice(1)} />
      <div className={styles['actions']}>
        <CopyButton text={text} label={t({ message: 'receipt', comment: 'What a button copies: "Copy receipt"' })} />
        <ShareButton title={title} text={text}>
          <Trans comment="Button: shares a receipt">Share</Trans>
        </ShareButton>
      </div>
    </Card>
  );
}
