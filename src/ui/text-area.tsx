import { useLingui } from '@lingui/macro';
import { useId, type Ref } from 'react';
import { cutText } from '@/lib/cut-text';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';
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
  const used = value.length;

  function change(typed: string) {
    const kept = limit === undefined ? typed : cutText(typed, limit);
    if (kept !== typed) onCut?.();
    onChange(kept);
  }

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
        id={id}
        ref={inputRef}
        name={name}
        rows={rows}
        className={`${styles['input']} ${styles['area']}`}
        value={value}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}
