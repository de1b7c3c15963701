import { Trans } from '@lingui/macro';
import { memo, useId } from 'react';
import type { Period } from '@/api/contract/repayment';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket, useMoney } from '@/services/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { CostSplit } from './cost-split';
import { PeriodName } from './period-name';
import { PeriodState } from './period-state';
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

/** One waiting period as a checkbox: what, until when, how much, and what the amount is made of (decision 7). */
export const PeriodRow = memo(function PeriodRow({ period, index, isChecked, isJoined, lockedReason, onToggle }: Props) {
  const id = useId();
  const money = useMoney();
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
          <span className={styles['box']}>{isChecked ? <Icon name="check" size={16} /> : isLocked && <Lock />}</span>
          <span className={styles['content']}>
            <span className={styles['line']}>
              <span id={`${id}name`} className={styles['name']}>
                <PeriodName periodNo={period.periodNo} index={index} />
              </span>
              <span id={`${id}amount`} className={cx(styles['amount'], 'tabular')}>
                {period.amount || money(period.totalAmount)}
              </span>
            </span>
            <span id={`${id}rest`}>
              <span className={styles['line']}>
                <DueDate dueTime={period.dueTime} /> <PeriodState period={period} />
              </span>{' '}
              <CostSplit period={period} /> {isLocked && <span className={styles['reason']}>{lockedReason}</span>}
            </span>
          </span>
        </span>
      </label>
    </li>
  );
});

function DueDate({ dueTime }: Pick<Period, 'dueTime'>) {
  const { utcOffset } = useMarket();
  if (dueTime === null) return null;
  const due = parseServerTime(dueTime, utcOffset);
  const date = due ? formatServerTime(due, 'date') : String(dueTime);
  return (
    <span className={cx(styles['due'], 'tabular')}>
      <Trans comment="A due date, short">Due {date}</Trans>
    </span>
  );
}

function Lock() {
  return (
    <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </svg>
  );
}
