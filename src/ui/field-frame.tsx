import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import styles from './field.module.css';

/** What every field shares. */
export type FieldTexts = {
  label: string;
  /** What is wrong, in a sentence; nothing while all is well. */
  error?: string | null | undefined;
  hint?: string | undefined;
};

type Props = FieldTexts & {
  id: string;
  isOff?: boolean | undefined;
  /** To the right of the input, inside the box. */
  trailing?: ReactNode;
  /** Below on the right, on the line of the error. */
  counter?: ReactNode;
  children: ReactNode;
};

/** What an input points at: its hint and its error, where there are. */
export function describedBy(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, box around, hint and error below an input. The error is announced when it comes up. */
export function FieldFrame({ id, label, error, hint, isOff, trailing, counter, children }: Props) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={cx(styles['box'], error ? styles['wrong'] : undefined, isOff && styles['off'])}>
        {children}
        {trailing !== undefined && <span className={styles['trailing']}>{trailing}</span>}
      </div>
      <div className={styles['below']}>
        <div role="alert">
          {error && (
            <span id={`${id}-error`} className={styles['error']}>
              <Icon name="warning" size={16} />
              {error}
            </span>
          )}
        </div>
        {counter}
      </div>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
    </div>
  );
}
