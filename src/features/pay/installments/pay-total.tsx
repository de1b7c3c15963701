import type { PreviewFields } from '@/platform/preview/preview';
import { Slot } from '@/ui/slot';
import styles from './pay-total.module.css';

type Props = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
};

/** What the chosen periods come to. */
export function PayTotal({ fields }: Props) {
  return (
    <p className={styles['total']}>
      <Slot name="totalLabel" fields={fields} className={styles['label']} />{' '}
      <Slot name="total" fields={fields} className={styles['sum']} />
    </p>
  );
}
