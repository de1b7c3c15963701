import { Trans, useLingui } from '@lingui/macro';
import { type ComponentProps, memo, useCallback, useId, useState } from 'react';
import {
  initialSelection,
  isAllSelected,
  isTappable,
  selectedTotal,
  togglePayAll,
  togglePeriod,
} from '@/domain/installment-selection';
import type { Instalment } from '@/domain/loan-plan';
import { SectionTitle } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon, Outline } from '@/ui/icon';
import { useToast } from '@/ui/toast';
import { PeriodContent } from './period-content';
import styles from './installments.module.css';

/**
 * The selection after the plan has changed: periods that are still unpaid stay selected, no new one is, and if none is
 * left, the initial selection is used. @param selected how many of the periods `before` were selected
 */
export function selectionInNewPlan(
  before: readonly Instalment[],
  selected: number,
  after: readonly Instalment[],
): number {
  if (selected === 0) return 0;
  const selectedNumbers = new Set(before.slice(0, selected).map((period) => period.title));
  const firstNew = after.findIndex((period) => !selectedNumbers.has(period.title));
  // Periods without a number cannot be told apart, so at most `selected` periods stay selected.
  const count = Math.min(selected, firstNew === -1 ? after.length : firstNew);
  return count === 0 ? initialSelection(after) : count;
}

export type Selection = ReturnType<typeof useSelection>;

/**
 * The selection of the page (decision 7, instalment choice), never more than the plan, also when the plan changes: how
 * many periods from the first, their sum in minor units, and the taps. `toggle` is stable while the plan is.
 */
export function useSelection(periods: readonly Instalment[]) {
  const [selection, setSelection] = useState({ periods, count: initialSelection(periods) });
  const count = selectedCount(selection, periods);

  const toggle = useCallback(
    (index: number) =>
      setSelection((current) => ({ periods, count: togglePeriod(periods, selectedCount(current, periods), index) })),
    [periods],
  );
  const toggleAll = () =>
    setSelection((current) => ({ periods, count: togglePayAll(periods, selectedCount(current, periods)) }));

  return { count, total: selectedTotal(periods, count), isAll: isAllSelected(periods, count), toggle, toggleAll };
}

/** Derived on each render, so that a new plan needs no effect. */
function selectedCount(
  selection: { periods: readonly Instalment[]; count: number },
  periods: readonly Instalment[],
): number {
  if (selection.periods === periods) return selection.count;
  return selection.periods.length === 0
    ? initialSelection(periods)
    : selectionInNewPlan(selection.periods, selection.count, periods);
}

type Props = { periods: readonly Instalment[]; selection: Selection };

/** Rows of longer lists are only rendered when they come near the screen. */
const longListLength = 24;

/** The unpaid periods in order; the first ones are selected (decision 7, instalment choice). */
export function WaitingPeriods({ periods, selection: { count, isAll, toggle, toggleAll } }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const toast = useToast();
  const reason = t`Instalments are paid in order. “Pay all” includes this one.`;

  const tap = useCallback(
    (index: number) => {
      if (isTappable(periods, index)) toggle(index);
      else toast.show(reason);
    },
    [periods, toggle, toast, reason],
  );

  const isLocked = (index: number) => !isTappable(periods, index);
  const firstLocked = periods.findIndex((_period, index) => isLocked(index));
  const payAll = periods.length > 1 && (
    <button type="button" role="switch" aria-checked={isAll} className={styles.switch} onClick={toggleAll}>
      <Trans comment="Switch: choose every instalment that is left">Pay all</Trans>
      <span className={styles.track} />
    </button>
  );

  return (
    <>
      <SectionTitle id={titleId} action={payAll}>
        <Trans comment="Title above the instalments that are not paid yet">Still to pay</Trans>
      </SectionTitle>
      <ol
        className={cx('surface', styles.list, periods.length > longListLength && styles.many)}
        aria-labelledby={titleId}
      >
        {periods.map((period, index) => (
          <PeriodRow
            // Numbers may be missing or repeat.
            key={`${period.title}/${String(index)}`}
            period={period}
            index={index}
            isChecked={index < count}
            isJoined={index + 1 < count}
            lockedReason={isLocked(index) ? reason : ''}
            isReasonShown={index === firstLocked}
            onToggle={tap}
          />
        ))}
      </ol>
    </>
  );
}

/** The picture of the native checkbox before it in the row, styled by its state; with a lock if the row is locked. */
const CheckMark = memo(function CheckMark({ isLocked }: { isLocked: boolean }) {
  return (
    <span className={cx(styles.box, isLocked && styles.boxLocked)}>
      <span className={styles.tick}>
        <Icon name="check" size={16} />
      </span>
      {isLocked && (
        <span className={styles.lock}>
          <Outline path="M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" size={16} />
        </span>
      )}
    </span>
  );
});

type PeriodRowProps = {
  /** Among the unpaid periods, from 0. */
  index: number;
  isChecked: boolean;
  /** Whether the next period is selected too; the line to it is rendered solid. */
  isJoined: boolean;
  onToggle: (index: number) => void;
} & Omit<ComponentProps<typeof PeriodContent>, 'id'>;

/**
 * One unpaid period as a checkbox (decision 7, instalment choice). A plan can have hundreds, so a tap renders only the
 * check marks of the rows that change, never their content.
 */
const PeriodRow = memo(function PeriodRow({ index, isChecked, isJoined, onToggle, ...content }: PeriodRowProps) {
  const id = useId();
  const isLocked = content.lockedReason !== '';
  return (
    <li className={cx(styles.item, isChecked && styles.chosen, isJoined && styles.joined)}>
      <label className={styles.row}>
        <input
          type="checkbox"
          className="cover"
          checked={isChecked}
          aria-disabled={isLocked || undefined}
          aria-labelledby={`${id}name ${id}amount`}
          aria-describedby={`${id}rest`}
          onChange={() => onToggle(index)}
        />
        <span className={styles.face}>
          <CheckMark isLocked={isLocked} />
          <PeriodContent id={id} {...content} />
        </span>
      </label>
    </li>
  );
});
