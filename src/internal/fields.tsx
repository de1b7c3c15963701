import type { ReactNode } from 'react';
import styles from './staff.module.css';

type FieldProps = {
  label: string;
  /** Hides the label visually; the title of the card already shows it. */
  isLabelHidden?: boolean | undefined;
  children?: ReactNode;
};

function Field({ label, isLabelHidden, children }: FieldProps) {
  return (
    <label className="grow">
      <span className={isLabelHidden ? 'sr-only' : styles.label}>{label}</span>
      {children}
    </label>
  );
}

type SelectProps<T extends string> = Omit<FieldProps, 'children'> & {
  value: T;
  options: readonly { value: NoInfer<T>; label: string }[];
  onChange: (value: T) => void;
};

/** A native select. */
export function Select<T extends string>({ value, options, onChange, ...field }: SelectProps<T>) {
  return (
    <Field {...field}>
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type DateFieldProps = Omit<FieldProps, 'children'> & {
  type: 'date' | 'datetime-local';
  /** In the form of the input: `YYYY-MM-DD`, with `THH:mm` for a time; or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
};

/** A native date input. */
export function DateField({ label, isLabelHidden, onChange, ...rest }: DateFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden}>
      <input {...rest} className={styles.select} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
