import { memo, useId } from 'react';
import type { Period } from '@/api/contract/repayment';
import { cx } from '@/ui/cx';
import { CheckMark } from './check-mark';
import { PeriodContent } from './period-content';
import styles from './period-row.module.css';

type Props = {
  period: Period;
  /** Its place among the waiting periods, from 0. */
  index: number;
  isChecked: boolean;
  /** Whether the next one is chosen too: the line to it is drawn solid. */
  isJoined: boolean;
  /** Why the row does not answer a tap; empty when it does. */
  lockedReason: string;
  onToggle: (index: number) => void;
};

/**
 * One waiting period as a checkbox (decision 7). A plan can have hundreds: a tap redraws only the marks of the rows it
 * changes, never what they say.
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
