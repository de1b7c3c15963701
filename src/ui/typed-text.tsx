import { useId } from 'react';
import type { PreviewFields } from '@/platform/preview/preview';
import { cx } from './cx';
import { Slot } from './slot';
import { FieldFrame } from './text-field';
import styles from './field.module.css';

type Props = {
  /** The slot of the text; that of its length is called the same with `Used` after it. */
  name: string;
  label: string;
  rows: number;
  /** Null while the page waits: the slots are there, empty. */
  fields: PreviewFields | null;
};

/**
 * A field with what was typed earlier, as `TextArea` shows it, until the form can be used. The caller hides it from
 * screen readers, like every part of a page that is loading.
 */
export function TypedText({ name, label, rows, fields }: Props) {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={label}
      counter={
        <span className={cx('hint tabular', styles['counter'])}>
          <Slot name={`${name}Used`} fields={fields} />
        </span>
      }
    >
      <textarea
        id={id}
        readOnly
        tabIndex={-1}
        rows={rows}
        className={`${styles['input']} ${styles['area']}`}
        data-slot={name}
        defaultValue={fields?.[name]?.text}
      />
    </FieldFrame>
  );
}
