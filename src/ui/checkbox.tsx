import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import styles from './checkbox.module.css';

type Props = {
  /** May contain links; a tap on a link does not change the box. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox: the native one, transparent, above its picture. */
export function Checkbox({ label, checked, onChange }: Props) {
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.native}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={cx('disc', styles.tick)}>
          <Icon name="check" size={16} />
        </span>
        <span>{label}</span>
      </label>
    </div>
  );
}
