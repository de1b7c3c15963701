/** After this long a draft is offered instead of taken up, milliseconds. */
const oldAfter = 30 * 24 * 60 * 60 * 1_000;

/**
 * Whether a draft has lain for more than 30 days: what it says may no longer be meant.
 * @param updatedAt epoch milliseconds
 * @param now epoch milliseconds
 */
export function isOldDraft(updatedAt: number, now: number): boolean {
  return now - updatedAt > oldAfter;
}
