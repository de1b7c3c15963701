import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { saveFile } from '@/ui/share';
import styles from './staff.module.css';

export const stepBack = 'M18.5 5v14l-10-7ZM5.5 5v14';
export const stepForward = 'M5.5 5v14l10-7ZM18.5 5v14';

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

type FilePickerProps = {
  accept: string;
  /** Opens the camera. */
  capture?: 'environment';
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that opens a file picker. The same file can be selected again. */
export function FilePicker({ accept, capture, onFile, children }: FilePickerProps) {
  return (
    <label className={cx(buttonClass('secondary'), styles.picker)}>
      {children}
      <input
        type="file"
        accept={accept}
        capture={capture}
        className="cover"
        onChange={({ target }) => {
          const [file] = Array.from(target.files ?? []);
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

/** Saves a JSON text as a file. */
export function saveJson(name: string, text: string): void {
  saveFile(new File([text], name, { type: 'application/json' }));
}

/** Code to read, scroll by keyboard, and copy. More than 16 lines scroll. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const rows = Math.min(16, text.split('\n').length + 1);
  const classes = cx(styles.code, styles.sunken);
  return <textarea className={classes} aria-label={label} readOnly rows={rows} value={text} />;
}
