import type { CSSProperties } from 'react';
import { CodeGroups } from '@/i18n/code-groups';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { widthInEms } from '@/ui/width-in-ems';
import styles from './copy-field.module.css';

type Props = {
  label: string;
  /** As people read it. */
  shown: string;
  /** As a bank's field takes it. */
  copied: string;
  /** What is copied, inside a sentence: "bill number". */
  name: string;
  size: 'code' | 'amount' | 'text';
  /** Not to be used any more: struck out, nothing to copy. */
  outdated?: boolean;
};

/** A value to type in at the bank, with a button that copies it. Stands in a description list. */
export function CopyField({ label, shown, copied, name, size, outdated = false }: Props) {
  const fit: CSSProperties & Record<'--figures' | '--ems', number> = {
    '--figures': Math.max(8, shown.length),
    '--ems': widthInEms(shown),
  };
  return (
    <div className={cx(size === 'code' && styles['wide'])}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['line']}>
        <span
          className={cx(
            styles['value'],
            styles[size],
            size === 'code' && 'light',
            outdated && styles['outdated'],
            'tabular',
          )}
          style={fit}
        >
          {size === 'code' ? <CodeGroups text={shown} /> : shown}
        </span>
        {!outdated && <CopyButton text={copied} label={name} />}
      </dd>
    </div>
  );
}
