import { Trans, useLingui } from '@lingui/macro';
import { type ComponentProps, memo, useCallback, useId, useState } from 'react';
import {
  initialSelection,
  isAllSelected,
  isTappable,
  type PrefixLength,
  selectedTotal,
  togglePayAll,
  togglePeriod,
} from '@/domain/installment-selection';
import type { Period } from '@/platform/api/contract/repayment';
import { SectionTitle } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon, Outline } from '@/ui/icon';
import { useToast } from '@/ui/toast';
import { PeriodContent } from './period-content';
import styles from './installments.module.css';

/**
 * What stays chosen when the plan changes under the page, for example because a period was paid meanwhile: the same
 * periods as far as they still wait, never one that was not chosen, and never beyond the plan. When all that was chosen
 * is gone the page begins again.
 * @param before the periods that were on screen
 * @param selected how many of them were chosen
 * @param after the periods that wait now
 */
export function selectionInNewPlan(
  before: readonly Period[],
  selected: PrefixLength,
  after: readonly Period[],
): PrefixLength {
  if (selected === 0) return 0;
  const chosen = new Set(before.slice(0, selected).map((period) => period.periodNo));
  const firstNew = after.findIndex((period) => !chosen.has(period.periodNo));
  // Nameless periods all look alike: the count is the upper limit.
  const kept = Math.min(selected, firstNew === -1 ? after.length : firstNew);
  return kept === 0 ? initialSelection(after) : kept;
}

export type Selection = {
  /** How many periods from the first are chosen. */
  count: PrefixLength;
  /** Their sum, minor units. */
  total: bigint;
  isAll: boolean;
  /** A tap on the row at an index; stable as long as the plan is. */
  toggle: (index: number) => void;
  toggleAll: () => void;
};

/** What is chosen on the page (decision 7, instalment choice), kept within the plan when the plan changes. */
export function useSelection(periods: readonly Period[]): Selection {
  const [chosen, setChosen] = useState({ periods, count: initialSelection(periods) });
  const count = countIn(chosen, periods);

  const toggle = useCallback(
    (index: number) =>
      setChosen((current) => ({ periods, count: togglePeriod(periods, countIn(current, periods), index) })),
    [periods],
  );
  const toggleAll = () =>
    setChosen((current) => ({ periods, count: togglePayAll(periods, countIn(current, periods)) }));

  return { count, total: selectedTotal(periods, count), isAll: isAllSelected(periods, count), toggle, toggleAll };
}

/** Derived, not stored again: what was chosen of an earlier plan, seen in this one. */
function countIn(
  chosen: { periods: readonly Period[]; count: PrefixLength },
  periods: readonly Period[],
): PrefixLength {
  if (chosen.periods === periods) return chosen.count;
  return chosen.periods.length === 0
    ? initialSelection(periods)
    : selectionInNewPlan(chosen.periods, chosen.count, periods);
}

type Props = { periods: readonly Period[]; selection: Selection };

/** More rows than this are only rendered when they come near the screen. */
const many = 24;

/** What is still to be paid, in order; the first ones are chosen (decision 7, instalment choice). */
export function WaitingPeriods({ periods, selection: { count, isAll, toggle, toggleAll } }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const toast = useToast();
  const reason = t`Paid in order – “Pay all” includes it.`;

  const tap = useCallback(
    (index: number) => {
      if (isTappable(periods, index)) toggle(index);
      else toast.show(reason);
    },
    [periods, toggle, toast, reason],
  );

  const isLocked = (index: number) => !isTappable(periods, index);
  const firstLocked = periods.findIndex((_period, index) => isLocked(index));
  const rows = periods.map((period, index) => ({
    // Numbers may be missing or repeat.
    key: `${period.periodNo}/${index}`,
    period,
    index,
    isChecked: index < count,
    isJoined: index + 1 < count,
    lockedReason: isLocked(index) ? reason : '',
    isReasonShown: index === firstLocked,
  }));
  const payAll = periods.length > 1 && (
    <button type="button" role="switch" aria-checked={isAll} className={styles['switch']} onClick={toggleAll}>
      <Trans comment="Switch: choose every instalment that is left">Pay all</Trans>
      <span className={styles['track']} />
    </button>
  );

  return (
    <>
      <SectionTitle id={titleId} action={payAll}>
        <Trans comment="Title above the instalments that are not paid yet">Still to pay</Trans>
      </SectionTitle>
      <ol className={cx('surface', styles['list'], periods.length > many && styles['many'])} aria-labelledby={titleId}>
        {rows.map(({ key, ...row }) => (
          <PeriodRow key={key} {...row} onToggle={tap} />
        ))}
      </ol>
    </>
  );
}

/** The box of the native checkbox before it in the same row; the sheet ticks it. A lock where it does not answer. */
const CheckMark = memo(function CheckMark({ isLocked }: { isLocked: boolean }) {
  return (
    <span className={cx(styles['box'], isLocked && styles['boxLocked'])}>
      <span className={styles['tick']}>
        <Icon name="check" size={16} />
      </span>
      {isLocked && (
        <span className={styles['lock']}>
          <Outline path="M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" size={16} />
        </span>
      )}
    </span>
  );
});

type PeriodRowProps = {
  isChecked: boolean;
  /** Whether the next one is chosen too: the line to it is rendered solid. */
  isJoined: boolean;
  onToggle: (index: number) => void;
} & Omit<ComponentProps<typeof PeriodContent>, 'id'>;

/**
 * One waiting period as a checkbox (decision 7, instalment choice). A plan can have hundreds: a tap renders only the
 * marks of the rows it changes, never their content.
 */
const PeriodRow = memo(function PeriodRow({ isChecked, isJoined, onToggle, ...content }: PeriodRowProps) {
  const id = useId();
  const isLocked = content.lockedReason !== '';
  return (
    <li className={cx(styles['item'], isChecked && styles['chosen'], isJoined && styles['joined'])}>
      <label className={styles['row']}>
        <input
          type="checkbox"
          className="cover"
          checked={isChecked}
          aria-disabled={isLocked || undefined}
          aria-labelledby={`${id}name ${id}amount`}
          aria-describedby={`${id}rest`}
          onChange={() => onToggle(content.index)}
        />
        <span className={styles['face']}>
          <CheckMark isLocked={isLocked} />
          <PeriodContent id={id} {...content} />
        </span>
      </label>
    </li>
  );
});
