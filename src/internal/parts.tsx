import { type ReactNode, useId } from 'react';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import styles from './staff.module.css';

type SelectProps<T extends string> = {
  label: string;
  /** For screen readers alone, because the title of its card says the same. */
  isLabelHidden?: boolean;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** A select field of the system. */
export function Select<T extends string>({ label, isLabelHidden, value, options, onChange }: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles['grow']}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : styles['label']}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type DateFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  type: 'date' | 'datetime-local';
  /** As the field gives it: `YYYY-MM-DD`, with `THH:mm` for a time; or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
};

/** A date field of the system. */
export function DateField({ label, isLabelHidden, onChange, ...rest }: DateFieldProps) {
  const id = useId();
  return (
    <div className={styles['grow']}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : styles['label']}>
        {label}
      </label>
      <input {...rest} id={id} className={styles['select']} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

type FilePickerProps = {
  accept: string;
  /** Asks for the camera. */
  capture?: 'environment';
  onFile: (file: File) => void;
  /** What the button says. */
  children: ReactNode;
};

/** A button that asks for a file. The same file can be chosen again. */
export function FilePicker({ accept, capture, onFile, children }: FilePickerProps) {
  return (
    <label className={cx(buttonClass('secondary'), styles['picker'])}>
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

type CodeBlockProps = {
  label: string;
  text: string;
  /** Lines that are shown at most; the rest scrolls. */ most?: number;
};

/** Code to read, scroll by keyboard, and copy. */
export function CodeBlock({ label, text, most = 16 }: CodeBlockProps) {
  const rows = Math.min(most, text.split('\n').length + 1);
  const classes = cx(styles['code'], styles['sunken']);
  return <textarea className={classes} aria-label={label} readOnly rows={rows} value={text} />;
}
