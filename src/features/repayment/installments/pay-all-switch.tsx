import { Trans } from '@lingui/macro';
import styles from './pay-all-switch.module.css';

type Props = {
  /** Derived: every period is chosen. */
  isOn: boolean;
  onToggle: () => void;
};

/** Chooses every period; a second tap leaves the first (decision 7). */
export function PayAllSwitch({ isOn, onToggle }: Props) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles['switch']} onClick={onToggle}>
      <Trans comment="Switch: choose every instalment that is left">Pay all</Trans>
      <span className={styles['track']} />
    </button>
  );
}
