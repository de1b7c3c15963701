const dayMs = 86_400_000;

/** Milliseconds by which a clock with this offset, such as `+05:30`, is ahead of Greenwich. */
const aheadOf = (utcOffset: string): number => -Date.parse(`1970-01-01T00:00:00${utcOffset}`);

const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/**
 * The calendar day of an instant where the lender is.
 * @param instant epoch milliseconds
 * @param utcOffset e.g. `+07:00`
 * @returns `YYYY-MM-DD`
 */
export function lenderDate(instant: number, utcOffset: string): string {
  return new Date(instant + aheadOf(utcOffset)).toISOString().slice(0, 10);
}

/**
 * @param date `YYYY-MM-DD`
 * @param days whole days, negative for earlier
 * @returns `YYYY-MM-DD`
 */
export function addDays(date: string, days: number): string {
  return new Date(startOf(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one calendar day (`YYYY-MM-DD`) to another; negative when the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / dayMs);
}
