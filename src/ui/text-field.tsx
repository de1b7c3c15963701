import { useLingui } from '@lingui/macro';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import { useTextInput } from './use-text-input';
import styles from './field.module.css';

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'name' | 'required' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck'
>;

type Props = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | undefined;
  limit?: number | undefined;
  /** For a field that searches while the person types: it waits until an input method has composed the word. */
  isSearch?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** A button or a mark inside the box. */
  trailing?: ReactNode;
} & { [Name in keyof Native]?: Native[Name] | undefined };

/** A line of text, with its label always visible. */
export function TextField({
  label,
  error,
  hint,
  value,
  onChange,
  type = 'text',
  limit,
  isSearch = false,
  inputRef,
  trailing,
  ...native
}: Props) {
  const id = useId();
  const typing = useTextInput<HTMLInputElement>({
    value,
    onChange: (text) => onChange(text),
    limit,
    whileComposing: isSearch ? 'search' : 'changes',
  });
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} trailing={trailing}>
      <input
        {...native}
        {...typing}
        {...inputProps(id, { error, hint })}
        ref={inputRef}
        type={type}
        className={styles.input}
      />
    </FieldFrame>
  );
}

/** Texts of every field. */
export type FieldTexts = { label: string; error?: string | null | undefined; hint?: string | undefined };

type DescribedByProps = FieldTexts & {
  id: string;
  isOff?: boolean | undefined;
  trailing?: ReactNode;
  /** Below on the right, on the line of the error. */
  counter?: ReactNode;
  children: ReactNode;
};

/** Attributes of an input: id, whether it is invalid, and the ids of its hint and its error. */
export function inputProps(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const ids = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** A label above an input, a box around it, hint and error below it. The error is announced when it appears. */
export function FieldFrame({ id, label, error, hint, isOff, trailing, counter, children }: DescribedByProps) {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={cx(styles.box, error ? styles.wrong : undefined, isOff && styles.off)}>
        {children}
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </div>
      <div className={cx('ends', styles.below)}>
        <div role="alert">
          {error && (
            <span id={`${id}-error`} className={styles.error}>
              <Icon name="warning" size={16} />
              {error}
            </span>
          )}
        </div>
        {counter}
      </div>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={cx('hint', styles.note)}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** How many of the allowed UTF-16 units a text has: "n/limit". */
export function TextCounter({ used, limit }: { used: number; limit: number }) {
  const { t } = useLingui();
  return (
    <span className={cx('hint tabular', styles.counter)}>
      <span aria-hidden="true">
        {used}/{limit}
      </span>
      <span className="sr-only">{t`${used} of ${limit} characters`}</span>
    </span>
  );
}

type TextAreaProps = Omit<FieldTexts, 'hint'> & {
  value: string;
  onChange: (value: string) => void;
  /** Maximum UTF-16 units: the rest is cut (decision 16, text length), and a counter shows "n/limit". */
  limit?: number | undefined;
  onCut?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  rows?: number | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
};

/** A text of several lines. */
export function TextArea({ label, error, value, onChange, limit, onCut, readOnly, rows = 5, inputRef }: TextAreaProps) {
  const id = useId();
  const typing = useTextInput<HTMLTextAreaElement>({ value, onChange: (text) => onChange(text), limit, onCut });

  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      isOff={readOnly}
      counter={limit !== undefined && <TextCounter used={typing.value.length} limit={limit} />}
    >
      <textarea
        {...typing}
        {...inputProps(id, { error })}
        ref={inputRef}
        rows={rows}
        className={`${styles.input} ${styles.area}`}
        readOnly={readOnly}
      />
    </FieldFrame>
  );
}
