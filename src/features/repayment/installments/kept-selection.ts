import type { Period } from '@/api/contract/repayment';
import { initialSelection, type PrefixLength } from '@/domain/installment-selection';

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
