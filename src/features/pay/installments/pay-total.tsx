import type { Sight } from '@/platform/preview/first-sight';
import { Slot } from '@/ui/slot';
import styles from './pay-total.module.css';

type Props = {
  /** Null while the page waits. */
  sight: Sight | null;
};

/** What the chosen periods come to. */
export function PayTotal({ sight }: Props) {
  return (
    <p className={styles['total']}>
      <Slot name="totalLabel" sight={sight} className={styles['label']} />{' '}
      <Slot name="total" sight={sight} className={styles['sum']} />
    </p>
  );
}
