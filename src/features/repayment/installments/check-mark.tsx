import { memo } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import styles from './check-mark.module.css';

type Props = { isLocked: boolean };

/** The box of a native checkbox that stands before it in the same row; the sheet ticks it. A lock where it does not answer. */
export const CheckMark = memo(function CheckMark({ isLocked }: Props) {
  return (
    <span className={cx(styles['box'], isLocked && styles['locked'])}>
      <span className={styles['tick']}>
        <Icon name="check" size={16} />
      </span>
      {isLocked && (
        <svg
          className={styles['lock']}
          width="14"
          height="14"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
        </svg>
      )}
    </span>
  );
});
