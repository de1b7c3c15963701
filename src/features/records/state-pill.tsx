import { cx } from '@/ui/cx';
import styles from './state-pill.module.css';
import type { ReceiptWords } from './use-receipt-words';

/** How sure a receipt is, in words and colour. */
export function StatePill({ state, tone }: Pick<ReceiptWords, 'state' | 'tone'>) {
  return <span className={cx(styles['pill'], styles[tone])}>{state}</span>;
}
