import type { PreviewFields } from '@/platform/preview/preview';
import { CopyButton, CopyRoom } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Slot } from '@/ui/slot';
import styles from './copy-field.module.css';

type Props = {
  /** Of its slots in the preview of the page (`fieldTexts`); nothing where there is no such field. */
  name: string;
  /** Null while the page waits. */
  fields: PreviewFields | null;
  size: 'code' | 'amount' | 'text';
  /** Without a place of its own until something is known. */
  isExtra?: boolean;
  /** Not to be used any more: struck out, nothing to copy. */
  outdated?: boolean;
  /**
   * As a bank's field takes it, and what it is inside a sentence: "bill number". Absent while it may not be
   * copied yet: its place is kept.
   */
  copied?: { text: string; label: string } | undefined;
};

/** A value to type in at the bank, with a button that copies it. Stands in a description list. */
export function CopyField({ name, fields, size, isExtra = false, outdated = false, copied }: Props) {
  return (
    <Slot as="div" name={name} fields={fields} isExtra={isExtra} className={cx(size === 'code' && styles['wide'])}>
      <Slot as="dt" name={`${name}Label`} fields={fields} className={styles['label']} />
      <dd className={styles['line']}>
        <Slot
          name={`${name}Value`}
          fields={fields}
          className={cx(
            styles['value'],
            styles[size],
            size === 'code' && 'light',
            outdated && styles['outdated'],
            'tabular',
          )}
        />
        {!outdated && (copied ? <CopyButton {...copied} /> : <CopyRoom />)}
      </dd>
    </Slot>
  );
}
