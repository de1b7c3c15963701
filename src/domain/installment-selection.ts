import { sumMinor } from './money';

/** What the rules need to know of a waiting period. */
export type SelectablePeriod = { canClick: boolean; totalAmount: bigint };

/** How many waiting periods are chosen, from the first: they are paid in order (decision 7, instalment choice). */
export type PrefixLength = number;

/** On load the first period is chosen and pay-all stands ready (decision 7, instalment choice). */
export function initialSelection(periods: readonly SelectablePeriod[]): PrefixLength {
  return periods.length > 0 ? 1 : 0;
}

/** A row answers a tap if it is the first, or the server says so. */
export function isTappable(periods: readonly SelectablePeriod[], index: number): boolean {
  return index === 0 ? periods.length > 0 : periods[index]?.canClick === true;
}

/** The selection after a tap: it also selects all periods before that one, or deselects all after it. */
export function togglePeriod(
  periods: readonly SelectablePeriod[],
  selected: PrefixLength,
  index: number,
): PrefixLength {
  if (!isTappable(periods, index)) return selected;
  return index < selected ? index : index + 1;
}

/** Pay-all is derived: on means every period is chosen. */
export function isAllSelected(periods: readonly SelectablePeriod[], selected: PrefixLength): boolean {
  return periods.length > 0 && selected === periods.length;
}

/** Pay-all chooses everything; a second tap returns to the first period only. */
export function togglePayAll(periods: readonly SelectablePeriod[], selected: PrefixLength): PrefixLength {
  return isAllSelected(periods, selected) ? initialSelection(periods) : periods.length;
}

/** The sum of what is chosen, in minor units. */
export function selectedTotal(periods: readonly SelectablePeriod[], selected: PrefixLength): bigint {
  return sumMinor(periods.slice(0, selected).map((period) => period.totalAmount));
}
