import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';
import { useTextInput } from './use-text-input';
import styles from './field.module.css';

type Native = Pick<
  ComponentProps<'input'>,
  | 'inputMode'
  | 'autoComplete'
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
  /** Most UTF-16 units. */
  limit?: number | undefined;
  /** What is typed is searched for at once: not before an input method has composed the word. */
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
  disabled,
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
    <FieldFrame id={id} label={label} error={error} hint={hint} isOff={disabled} trailing={trailing}>
      <input
        {...native}
        {...typing}
        id={id}
        ref={inputRef}
        type={type}
        className={styles['input']}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
}
