import { addDays, daysBetween } from './calendar-days';

/** Longer than any loan: a number beyond it is no length of a period; days. */
const longest = 3_660;

/**
 * The day from which an offered loan is reckoned: one first period before its first payment, as the server
 * names the two, else today.
 * @param firstDue `YYYY-MM-DD`, `null` where it is not known
 * @param firstPeriodDay days, as the server wrote them
 * @param today `YYYY-MM-DD`
 */
export function offeredPayout(firstDue: string | null, firstPeriodDay: string, today: string): string {
  const days = /^\d{1,4}$/.test(firstPeriodDay) ? Number(firstPeriodDay) : 0;
  return firstDue === null || days === 0 || days > longest ? today : addDays(firstDue, -days);
}

/**
 * When a running loan was paid out, where nobody says so: one period before its first due day. About, not exactly: what
 * is reckoned from it is an estimate.
 * @param dueDates of all periods, `YYYY-MM-DD`, in any order
 * @returns `YYYY-MM-DD`, or `null` where the plan does not tell how long a period is
 */
export function assumedPayout(dueDates: readonly string[]): string | null {
  const dates = Array.from(new Set(dueDates)).sort();
  const [first] = dates;
  if (first === undefined || dates.length < 2) return null;
  // An extension lengthens one of the distances: the shortest is a period.
  const period = Math.min(...dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date)));
  return addDays(first, -period);
}
