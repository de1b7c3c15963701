import { useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { markets } from '@/domain/market';
import { formatDate, formatMonth } from '@/i18n/format-date';
import { Icon } from '@/ui/icon';
import { KindIcon } from '../kind-icon';
import { receiptAmount } from '../receipt-amount';
import { StatePill } from '../state-pill';
import { useReceiptWords } from '../use-receipt-words';
import type { Entry } from './months';
import styles from './record-item.module.css';

type Props = {
  entry: Entry;
  /** The order whose records the list shows; empty: all. */
  orderId: string;
};

/** One receipt of the list, below its month where that begins with it. */
export function RecordItem({ entry: { receipt, month }, orderId }: Props) {
  const { i18n } = useLingui();
  const { utcOffset } = markets[receipt.market];
  const { title, state, tone, icon } = useReceiptWords()(receipt);
  const amount = receiptAmount(receipt);
  const about = receipt.kind === 'complaint' && receipt.type !== '' ? receipt.type : receipt.productName;
  return (
    <>
      {month !== null && <h2 className={styles['month']}>{formatMonth(month, utcOffset, i18n.locale)}</h2>}
      <Link
        to="/records"
        search={{ ...(orderId !== '' && { orderId }), receipt: receipt.id }}
        className={styles['item'] ?? ''}
      >
        <KindIcon icon={icon} />
        <span className={styles['text']}>
          <span className={styles['head']}>
            <span className={styles['title']}>{title}</span>
            {amount !== null && <span className={styles['amount']}>{amount}</span>}
          </span>
          <span className={styles['about']}>
            {formatDate(receipt.at, utcOffset, 'shortTime')}
            {about !== '' && ` · ${about}`}
          </span>
          <StatePill state={state} tone={tone} />
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </>
  );
}
