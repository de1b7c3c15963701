import { useId } from 'react';
import styles from './small-field.module.css';

type Props = {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
};

/** A day, by the system's own calendar. */
export function DateField({ label, value, min, max, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          id={id}
          type="date"
          className={styles['input']}
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
