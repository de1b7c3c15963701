import { Trans } from '@lingui/macro';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import styles from './bank-field.module.css';

type Props = {
  /** Of the chosen bank; empty when none is. */
  name: string;
  /** The element that says that a bank is missing, while it does. */
  describedBy: string | undefined;
  onOpen: () => void;
};

/** The bank as a field that opens the list of banks. */
export function BankField({ name, describedBy, onOpen }: Props) {
  return (
    <button
      type="button"
      className={cx(styles['field'], describedBy !== undefined && styles['missing'])}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      <span className={styles['icon']}>
        <Icon name="bank" size={22} />
      </span>
      <span className={styles['text']}>
        {name === '' ? (
          <Trans comment="Button that opens the list of banks">Choose a bank</Trans>
        ) : (
          <>
            <span className={styles['label']}>
              <Trans comment="Label above the name of the chosen bank">Your bank</Trans>{' '}
            </span>
            <span className={styles['name']}>{name}</span>
          </>
        )}
      </span>
      <Icon name="chevron-down" size={20} />
    </button>
  );
}
