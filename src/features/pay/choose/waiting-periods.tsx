import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import { Fragment, memo, type ReactNode, useCallback, useId, useState } from 'react';
import {
  initialSelection,
  isTappable,
  selectedTotal,
  selectionInNewPlan,
  togglePayAll,
  togglePeriod,
} from '@/domain/installment-selection';
import { type Instalment, type PartName, partNames } from '@/domain/loan-plan';
import { sharesOf } from '@/domain/percent';
import { useMoney, useServerLanguage } from '@/platform/i18n/market';
import { SectionTitle } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon, Outline } from '@/ui/icon';
import { type PreviewFields, usePreviewContext } from '@/ui/preview';
import { Slot } from '@/ui/slot';
import { useToast } from '@/ui/toast';
import { periodTexts } from './plan-texts';
import styles from './installments.module.css';

export type Selection = ReturnType<typeof useSelection>;

/**
 * The selection of the page (decision 7, instalment choice), never more than the plan, also when the plan changes: how
 * many periods from the first, their sum in minor units, and the taps. `toggle` is stable while the plan is.
 */
export function useSelection(periods: readonly Instalment[]) {
  const [selection, setSelection] = useState({ periods, count: initialSelection(periods) });
  // Derived on each render, so that a new plan needs no effect.
  const countIn = (current: typeof selection) => selectionInNewPlan(current.periods, current.count, periods);
  const count = countIn(selection);
  const toggle = useCallback(
    (index: number) =>
      setSelection((current) => ({
        periods,
        count: togglePeriod(periods, selectionInNewPlan(current.periods, current.count, periods), index),
      })),
    [periods],
  );
  const toggleAll = () => setSelection((current) => ({ periods, count: togglePayAll(periods, countIn(current)) }));

  const isAll = count > 0 && count === periods.length;
  return { count, total: selectedTotal(periods, count), isAll, toggle, toggleAll };
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

type PeriodRowProps = {
  /** Among the unpaid periods, from 0. */
  index: number;
  isChecked: boolean;
  /** Whether the next period is selected too; the line to it is rendered solid. */
  isJoined: boolean;
  onToggle: (index: number) => void;
} & Omit<ContentProps, 'id'>;

/** An unpaid period (decision 7, instalment choice). A plan can have hundreds: a tap renders check marks, no text. */
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
          {/* The picture of the native checkbox before it in the row, styled by its state; with a lock if it is locked. */}
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
          <PeriodContent id={id} {...content} />
        </span>
      </label>
    </li>
  );
});

/**
 * The state of a period in the server's words. A late one has a sign and our own word, so that it does not depend on
 * colour. If the status means late, the server's words say so: then our word is for a screen reader only.
 */
function PeriodState({ period: { state, isCalledLate, words } }: { period: Instalment }) {
  const lang = useServerLanguage();
  if (state !== 'late') return words.state !== '' && <span lang={lang}>{words.state}</span>;
  const isSaid = words.state !== '' && isCalledLate;
  return (
    <span className={styles.late}>
      <Icon name="warning" size={16} />
      <span className={isSaid ? 'sr-only' : undefined}>
        <Trans comment="Mark on an instalment whose due date has passed">Late</Trans>
      </span>{' '}
      <span lang={lang}>{words.state}</span>
    </span>
  );
}

/** `id`: prefix of the ids `…name`, `…amount`, `…rest`. `lockedReason`: empty if it is open; the first one shows it. */
type ContentProps = { id: string; period: Instalment; lockedReason: string; isReasonShown: boolean };

/** The content of an unpaid period: name, due date, amount, and the parts of the amount. */
const PeriodContent = memo(function PeriodContent({ id, period, lockedReason, isReasonShown }: ContentProps) {
  const fields = periodTexts(period, usePreviewContext());
  return (
    <span className={cx('grow', lockedReason !== '' && styles.locked)}>
      <PeriodHead id={id} fields={fields} />
      <span id={`${id}rest`}>
        <PeriodDue fields={fields}>
          {' '}
          <PeriodState period={period} />
        </PeriodDue>{' '}
        <CostSplit period={period} />{' '}
        {lockedReason !== '' && (
          <span className={isReasonShown ? cx('hint', styles.reason) : 'sr-only'}>{lockedReason}</span>
        )}
      </span>
    </span>
  );
});

type PreviewProps = { fields: PreviewFields | null };

function PeriodHead({ id, fields }: PreviewProps & { id: string }) {
  return (
    <span className="ends">
      <Slot name="period" fields={fields} id={`${id}name`} className={styles.name} />
      <Slot name="periodAmount" fields={fields} id={`${id}amount`} className={cx(styles.periodAmount, 'tabular')} />
    </span>
  );
}

function PeriodDue({ fields, children }: PreviewProps & { children?: ReactNode }) {
  return (
    <span className="ends hint">
      <Slot name="due" fields={fields} className={cx(styles.due, 'tabular')} />
      {children}
    </span>
  );
}

/** The first period while loading, in its final place. */
export function PeriodContentSkeleton() {
  return (
    <div>
      <PeriodHead id="first" fields={null} />
      <PeriodDue fields={null} />
    </div>
  );
}

const kindNames: Record<PartName, MessageDescriptor> = {
  principal: msg({ message: 'Principal', comment: 'Part of an instalment: the borrowed money itself' }),
  interest: msg({ message: 'Interest', comment: 'Part of an instalment' }),
  fee: msg({ message: 'Fees', comment: 'Part of an instalment' }),
};

const charges = msg({
  message: 'Fees and late charge',
  comment: 'Part of a late instalment; the lender names their sum',
});

/** The parts that the server sent, without zeros. `share`: 0 to 1; `null` unless every part is a number above zero. */
export function costParts({ stated }: Pick<Instalment, 'stated'>) {
  const present = partNames.flatMap((kind) => {
    const amount = stated[kind];
    return amount === null || amount === 0n ? [] : { kind, amount };
  });
  const shares = sharesOf(present.map(({ amount }) => amount));
  return present.map((part, index) => ({ ...part, share: shares?.[index] ?? null }));
}

/** What a period's amount is made of, as a bar and in words. Nothing when no parts came. */
function CostSplit({ period }: { period: Instalment }) {
  const { t } = useLingui();
  const money = useMoney();
  const parts = costParts(period);
  if (parts.length === 0) return null;
  const isComparable = parts.length > 1 && parts.every(({ share }) => share !== null);
  return (
    <span className={styles.split}>
      {isComparable && (
        <span className={styles.bar} aria-hidden="true">
          {parts.map(({ kind, share }) => (
            <span key={kind} className={styles[kind]} style={{ flexGrow: (share ?? 0) * 1_000 }} />
          ))}
        </span>
      )}
      <span className={cx('hint', styles.legend)}>
        {parts.map(({ kind, amount }) => (
          <Fragment key={kind}>
            <span className={styles.entry}>
              <span className={cx(styles.dot, styles[kind])} aria-hidden="true" />
              {t(kind === 'fee' && period.state === 'late' ? charges : kindNames[kind])}{' '}
              <span className={cx(styles.amount, 'tabular')}>{money(amount)}</span>
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
