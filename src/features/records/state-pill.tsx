import { cx } from '@/ui/cx';
import type { ReceiptWords } from './use-receipt-words';
import styles from './state-pill.module.css';

/** How sure a receipt is, in words and colour. */
export function StatePill({ state, tone }: Pick<ReceiptWords, 'state' | 'tone'>) {
  return <span className={cx(styles['pill'], styles[tone])}>{state}</span>;
}
