import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsOf, groupDigits } from '@/domain/text/digits';
import { FieldFrame, type FieldTexts, inputProps } from './text-field';
import { useTextInput } from './use-text-input';
import styles from './field.module.css';

type Props = FieldTexts & {
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  /** Sizes of the groups in which it is shown, the last one repeating. Default: one group. */
  groups?: readonly number[] | undefined;
  maxDigits: number;
  /** Receives a text that was pasted in one piece; returns `true` if it has handled it. */
  onText?: ((text: string) => boolean) | undefined;
  autoComplete?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** The telephone keyboard also has "+" and letters; the numeric one has not. */
  inputMode?: 'numeric' | 'tel' | undefined;
  trailing?: ReactNode;
  onFocus?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

const onePiece: readonly number[] = [];

/** Digits that are not a quantity (specification section 5), in groups. The caret stays; any text can be pasted. */
export function DigitsField({
  label,
  error,
  hint,
  value,
  onChange,
  groups = onePiece,
  maxDigits,
  onText,
  disabled,
  trailing,
  inputRef,
  inputMode = 'numeric',
  ...native
}: Props) {
  const id = useId();
  const typed = useRef<{ input: HTMLInputElement; digitsBefore: number } | null>(null);
  const shown = groupDigits(value, groups);

  // React moves the caret to the end if the rendered text differs from the typed text.
  useLayoutEffect(() => {
    if (!typed.current) return;
    const { input, digitsBefore } = typed.current;
    const at = caretAfter(shown, digitsBefore);
    typed.current = null;
    if (document.activeElement === input) input.setSelectionRange(at, at);
  });

  function change(text: string, input: HTMLInputElement) {
    if (text.length > shown.length + 1 && onText?.(text)) return;
    const before = text.slice(0, input.selectionStart ?? text.length);
    typed.current = { input, digitsBefore: Math.min(digitsOf(before).length, maxDigits) };
    onChange(digitsOf(text).slice(0, maxDigits));
  }

  const typing = useTextInput<HTMLInputElement>({ value: shown, onChange: change, whileComposing: 'nothing' });

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOff={disabled} trailing={trailing}>
      <input
        {...native}
        {...typing}
        {...inputProps(id, { error, hint })}
        ref={inputRef}
        type="text"
        inputMode={inputMode}
        className={`${styles.input} tabular`}
        disabled={disabled}
        onPaste={(event) => onText?.(event.clipboardData.getData('text')) && event.preventDefault()}
      />
    </FieldFrame>
  );
}
