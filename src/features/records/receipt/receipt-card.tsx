import { Trans } from '@lingui/macro';
import type { Receipt } from '@/platform/writes/receipts';
import { Amount } from '@/ui/amount';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Rows } from '@/ui/rows';
import { KindIcon } from '../kind-icon';
import { receiptAmount } from '../receipt-amount';
import { StatePill } from '../state-pill';
import type { Fact } from '../use-receipt-facts';
import { useReceiptWords } from '../use-receipt-words';
import styles from './receipt-card.module.css';

type Props = { receipt: Receipt; rows: readonly Fact[]; note: string };

/** Everything a receipt knows, on one card. */
export function ReceiptCard({ receipt, rows, note }: Props) {
  const { title, state, tone, icon } = useReceiptWords()(receipt);
  const amount = receiptAmount(receipt);
  return (
    <Card tone="float">
      <div className={styles['head']}>
        <KindIcon icon={icon} />
        <h2 className={styles['title']}>{title}</h2>
        {amount !== null && <Amount text={amount} />}
        <StatePill state={state} tone={tone} />
        {tone === 'claimed' && (
          <p className={styles['note']}>
            <Trans>You told us that you paid. As soon as your loan shows the money, this record says so.</Trans>
          </p>
        )}
      </div>
      <Rows
        rows={rows
          .filter(({ form }) => form !== 'head')
          .map(({ label, value, copies, form }) => ({
            label,
            key: label,
            value:
              copies === undefined ? (
                <span className={form === 'text' ? styles['written'] : undefined}>{value}</span>
              ) : (
                <Copied value={value} label={copies} />
              ),
          }))}
      />
      <p className={styles['foot']}>{note}</p>
    </Card>
  );
}

function Copied({ value, label }: { value: string; label: string }) {
  return (
    <span className={styles['copied']}>
      <span>{value}</span>
      <CopyButton text={value} label={label} />
    </span>
  );
}
