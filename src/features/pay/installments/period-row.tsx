import { memo, useId } from 'react';
import type { Period } from '@/platform/api/contract/repayment';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { PeriodContent } from './period-content';
import styles from './period-row.module.css';

type CheckMarkProps = { isLocked: boolean };

/**
 * The box of a native checkbox that stands before it in the same row; the sheet ticks it. A lock
 * where it does not answer.
 */
const CheckMark = memo(function CheckMark({ isLocked }: CheckMarkProps) {
  return (
    <span className={cx(styles['box'], isLocked && styles['checkMarkLocked'])}>
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

type Props = {
  period: Period;
  /** Its place among the waiting periods, from 0. */
  index: number;
  isChecked: boolean;
  /** Whether the next one is chosen too: the line to it is rendered solid. */
  isJoined: boolean;
  /** Why the row does not answer a tap; empty when it does. */
  lockedReason: string;
  onToggle: (index: number) => void;
};

/**
 * One waiting period as a checkbox (decision 7, instalment choice). A plan can have hundreds: a tap redraws only the
 * marks of the rows it changes, never what they say.
 */
export const PeriodRow = memo(function PeriodRow({
  period,
  index,
  isChecked,
  isJoined,
  lockedReason,
  onToggle,
}: Props) {
  const id = useId();
  const isLocked = lockedReason !== '';
  return (
    <li className={cx(styles['item'], isChecked && styles['chosen'], isJoined && styles['joined'])}>
      <label className={cx(styles['row'], isLocked && styles['locked'])}>
        <input
          type="checkbox"
          className="cover"
          checked={isChecked}
          aria-disabled={isLocked || undefined}
          aria-labelledby={`${id}name ${id}amount`}
          aria-describedby={`${id}rest`}
          onChange={() => onToggle(index)}
        />
        <span className={styles['face']}>
          <CheckMark isLocked={isLocked} />
          <PeriodContent id={id} period={period} index={index} lockedReason={lockedReason} />
        </span>
      </label>
    </li>
  );
});
