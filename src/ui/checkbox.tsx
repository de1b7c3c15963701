import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import { FieldError } from './text-field';
import styles from './field.module.css';

type Props = {
  /** May contain links; a tap on a link does not change the box. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null | undefined;
};

/** A checkbox: the native one, transparent, above its picture. */
export function Checkbox({ label, checked, onChange, error }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles['check']}>
        <input
          type="checkbox"
          className={styles['native']}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={cx('disc', styles['tick'])}>
          <Icon name="check" size={16} />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
