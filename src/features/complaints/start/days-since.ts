/**
 * Calendar days of the borrower between two moments: 0 today, 1 yesterday; 0 for a moment in the future.
 * @param then epoch milliseconds
 * @param now epoch milliseconds
 */
export function daysSince(then: number, now: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  // Rounded: the day on which the clocks change has another length.
  return Math.max(0, Math.round((midnight(now) - midnight(then)) / 86_400_000));
}
