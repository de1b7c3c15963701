import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './radio-tabs.module.css';

type Props<T extends string> = {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
};

/** A few choices side by side, four and more in two columns, one always taken: a native radio group. */
export function RadioTabs<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className="sr-only">{label}</legend>
      <div className={cx(styles['track'], options.length > 3 && styles['many'])}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              className="cover"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles['face']}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
