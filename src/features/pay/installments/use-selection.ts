import { useCallback, useState } from 'react';
import {
  type PrefixLength,
  initialSelection,
  isAllSelected,
  selectedTotal,
  togglePayAll,
  togglePeriod,
} from '@/domain/installment-selection';
import type { Period } from '@/platform/api/contract/repayment';

/**
 * What stays chosen when the plan changes under the page, for example because a period was paid meanwhile: the same
 * periods as far as they still wait, never one that was not chosen, and never beyond the plan. When all that was chosen
 * is gone the page begins anew.
 * @param before the periods that were on screen
 * @param selected how many of them were chosen
 * @param after the periods that wait now
 */
export function keptSelection(
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

/**
 * Derived, not stored anew: what was chosen of an earlier plan, seen in this one. A page without a
 * plan has nothing to keep.
 */
function countIn(
  chosen: { periods: readonly Period[]; count: PrefixLength },
  periods: readonly Period[],
): PrefixLength {
  if (chosen.periods === periods) return chosen.count;
  return chosen.periods.length === 0 ? initialSelection(periods) : keptSelection(chosen.periods, chosen.count, periods);
}
