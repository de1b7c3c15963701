import { useCallback, useState } from 'react';
import type { Period } from '@/api/contract/repayment';
import {
  initialSelection,
  isAllSelected,
  selectedTotal,
  togglePayAll,
  togglePeriod,
  type PrefixLength,
} from '@/domain/installment-selection';
import { keptSelection } from './kept-selection';

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

/** Derived, not stored anew: what was chosen of an earlier plan, seen in this one. A page without a plan has nothing to keep. */
function countIn(
  chosen: { periods: readonly Period[]; count: PrefixLength },
  periods: readonly Period[],
): PrefixLength {
  if (chosen.periods === periods) return chosen.count;
  return chosen.periods.length === 0 ? initialSelection(periods) : keptSelection(chosen.periods, chosen.count, periods);
}
