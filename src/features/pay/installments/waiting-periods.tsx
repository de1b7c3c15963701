import { Trans, useLingui } from '@lingui/macro';
import { useCallback, useId } from 'react';
import { isTappable } from '@/domain/installment-selection';
import type { Period } from '@/platform/api/contract/repayment';
import { cx } from '@/ui/cx';
import { SectionTitle } from '@/ui/section-title';
import { useToast } from '@/ui/toast';
import { PeriodRow } from './period-row';
import type { Selection } from './use-selection';
import styles from './waiting-periods.module.css';

type PayAllSwitchProps = {
  /** Derived: every period is chosen. */
  isOn: boolean;
  onToggle: () => void;
};

/** Chooses every period; a second tap leaves the first (decision 7, instalment choice). */
function PayAllSwitch({ isOn, onToggle }: PayAllSwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles['switch']} onClick={onToggle}>
      <Trans comment="Switch: choose every instalment that is left">Pay all</Trans>
      <span className={styles['track']} />
    </button>
  );
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

  const rows = periods.map((period, index) => ({
    // Numbers may be missing or repeat.
    key: `${period.periodNo}/${index}`,
    period,
    index,
    isChecked: index < count,
    isJoined: index + 1 < count,
    lockedReason: isTappable(periods, index) ? '' : reason,
  }));

  return (
    <>
      <SectionTitle id={titleId} action={periods.length > 1 && <PayAllSwitch isOn={isAll} onToggle={toggleAll} />}>
        <Trans comment="Title above the instalments that are not paid yet">Still to pay</Trans>
      </SectionTitle>
      <ol className={cx(styles['list'], periods.length > many && styles['many'])} aria-labelledby={titleId}>
        {rows.map(({ key, ...row }) => (
          <PeriodRow key={key} {...row} onToggle={tap} />
        ))}
      </ol>
    </>
  );
}
