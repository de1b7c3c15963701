import { useLingui } from '@lingui/macro';
import { useId, type Ref } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';
import { useTextInput } from './use-text-input';
import styles from './field.module.css';

type Props = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  /**
   * Most UTF-16 units; what is typed or pasted beyond is cut (decision 16, text length), and a counter shows "n/limit".
   */
  limit?: number | undefined;
  /** Told when something was cut off. */
  onCut?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  rows?: number | undefined;
  name?: string | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
};

/** Several lines of text. */
export function TextArea({
  label,
  error,
  hint,
  value,
  onChange,
  limit,
  onCut,
  readOnly,
  rows = 5,
  name,
  inputRef,
}: Props) {
  const { t } = useLingui();
  const id = useId();
  const typing = useTextInput<HTMLTextAreaElement>({ value, onChange: (text) => onChange(text), limit, onCut });
  const used = typing.value.length;

  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      isOff={readOnly}
      counter={
        limit !== undefined && (
          <span className={styles['counter']}>
            <span aria-hidden="true">
              {used}/{limit}
            </span>
            <span className="sr-only">{t`${used} of ${limit} characters`}</span>
          </span>
        )
      }
    >
      <textarea
        {...typing}
        id={id}
        ref={inputRef}
        name={name}
        rows={rows}
        className={`${styles['input']} ${styles['area']}`}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
}
