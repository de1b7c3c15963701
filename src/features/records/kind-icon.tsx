import { Icon } from '@/ui/icon';
import type { ReceiptWords } from './use-receipt-words';
import styles from './kind-icon.module.css';

/** The picture of what a receipt is about. */
export function KindIcon({ icon }: Pick<ReceiptWords, 'icon'>) {
  return (
    <span className={styles['circle']}>
      <Icon name={icon} size={20} />
    </span>
  );
}
