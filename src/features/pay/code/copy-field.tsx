import type { Sight } from '@/platform/preview/first-sight';
import { CopyButton, CopyRoom } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Slot } from '@/ui/slot';
import styles from './copy-field.module.css';

type Props = {
  /** Of its slots in the first sight of the page (`fieldTexts`); nothing where the sight has none. */
  name: string;
  /** Null while the page waits. */
  sight: Sight | null;
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
export function CopyField({ name, sight, size, isExtra = false, outdated = false, copied }: Props) {
  return (
    <Slot as="div" name={name} sight={sight} isExtra={isExtra} className={cx(size === 'code' && styles['wide'])}>
      <Slot as="dt" name={`${name}Label`} sight={sight} className={styles['label']} />
      <dd className={styles['line']}>
        <Slot
          name={`${name}Value`}
          sight={sight}
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
