import type { Instalment } from './loan-plan';
import { sumMinor } from './money';

/** The fields of an unpaid period that the rules use. */
type SelectablePeriod = Pick<Instalment, 'canClick' | 'total'>;

// A selection is the number of selected periods: they are paid in order (decision 7, instalment choice).

/** On load the first period is selected (decision 7, instalment choice). */
export function initialSelection(periods: readonly SelectablePeriod[]): number {
  return periods.length > 0 ? 1 : 0;
}

/**
 * The selection in another plan: periods that are still unpaid stay selected, no new one is, and if none is left, the
 * initial selection is used. @param selected how many of the periods `before` were selected
 */
export function selectionInNewPlan(
  before: readonly Instalment[],
  selected: number,
  after: readonly Instalment[],
): number {
  if (before === after) return selected;
  if (before.length === 0) return initialSelection(after);
  if (selected === 0) return 0;
  const selectedNumbers = new Set(before.slice(0, selected).map((period) => period.title));
  const firstNew = after.findIndex((period) => !selectedNumbers.has(period.title));
  // Periods without a number cannot be told apart, so at most `selected` periods stay selected.
  const count = Math.min(selected, firstNew === -1 ? after.length : firstNew);
  return count === 0 ? initialSelection(after) : count;
}

/** Whether a row can be tapped: the first one, and those that the server allows. */
export function isTappable(periods: readonly SelectablePeriod[], index: number): boolean {
  return index === 0 ? periods.length > 0 : periods[index]?.canClick === true;
}

/** The selection after a tap: it also selects all periods before that one, or deselects all after it. */
export function togglePeriod(periods: readonly SelectablePeriod[], selected: number, index: number): number {
  if (!isTappable(periods, index)) return selected;
  return index < selected ? index : index + 1;
}

/** Pay-all selects all periods; a second tap selects only the first one. */
export function togglePayAll(periods: readonly SelectablePeriod[], selected: number): number {
  return selected === periods.length ? initialSelection(periods) : periods.length;
}

/** The sum of the selected periods, in minor units. */
export function selectedTotal(periods: readonly SelectablePeriod[], selected: number): bigint {
  return sumMinor(periods.slice(0, selected).map((period) => period.total));
}
