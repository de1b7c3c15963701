import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';
import styles from './field.module.css';

type Native = Pick<
  ComponentProps<'input'>,
  | 'inputMode'
  | 'autoComplete'
  | 'maxLength'
  | 'name'
  | 'required'
  | 'onBlur'
  | 'enterKeyHint'
  | 'disabled'
  | 'autoCapitalize'
  | 'spellCheck'
>;

type Props = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | undefined;
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
  inputRef,
  trailing,
  disabled,
  ...native
}: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOff={disabled} trailing={trailing}>
      <input
        {...native}
        id={id}
        ref={inputRef}
        type={type}
        className={styles['input']}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
