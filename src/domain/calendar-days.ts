import { millisecondsInDay } from 'date-fns/constants';

/** Milliseconds by which a clock with this offset, such as `+05:30`, is ahead of Greenwich. */
export const aheadOf = (utcOffset: string): number => -Date.parse(`1970-01-01T00:00:00${utcOffset}`);

/** `YYYY-MM-DD` of a day, by its number. */
const dateOf = (day: number): string => new Date(day * millisecondsInDay).toISOString().slice(0, 10);

/** Number of a day, from its `YYYY-MM-DD`. */
const numberOf = (date: string): number => Date.parse(date) / millisecondsInDay;

/**
 * Number of the lender's calendar day at a moment, days since 1970. The lender's clock has a fixed offset.
 * The functions of date-fns use the zone of the phone, where an hour or a day may be missing, and would add
 * 0.8 KiB to the first load.
 * @param instant epoch milliseconds
 * @param utcOffset e.g. `+07:00`
 */
export function dayOf(instant: number, utcOffset: string): number {
  return Math.floor((instant + aheadOf(utcOffset)) / millisecondsInDay);
}

/**
 * The lender's calendar day at an instant.
 * @param instant epoch milliseconds
 * @param utcOffset e.g. `+07:00`
 * @returns `YYYY-MM-DD`
 */
export function lenderDate(instant: number, utcOffset: string): string {
  return dateOf(dayOf(instant, utcOffset));
}

/**
 * Date and time of the lender's clock at an instant.
 * @param instant epoch milliseconds
 * @param utcOffset e.g. `+07:00`
 * @returns `YYYY-MM-DD` and `HH:mm:ss`
 * @throws RangeError if it is not an instant
 */
export function lenderClock(instant: number, utcOffset: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(instant + aheadOf(utcOffset)).toISOString().split('T');
  // From the year 10,000 on the standard adds a sign and a zero.
  return { date: date.replace(/^\+0?/, ''), time: time.slice(0, 8) };
}

/**
 * @param date `YYYY-MM-DD`
 * @param days whole days, negative for earlier
 * @returns `YYYY-MM-DD`
 */
export function addDays(date: string, days: number): string {
  return dateOf(numberOf(date) + days);
}

/** Whole days from one calendar day (`YYYY-MM-DD`) to another; negative when the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** Whether a calendar day exists: 30 February does not. Years from 100 on. */
export function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The lender's calendar days from today to the due day: 0 today, 1 tomorrow, negative when late (decision 25, date
 * forms).
 * @param due epoch milliseconds
 * @param now epoch milliseconds
 * @param utcOffset the lender's offset, e.g. `+07:00`
 */
export function daysUntilDue(due: number, now: number, utcOffset: string): number {
  return dayOf(due, utcOffset) - dayOf(now, utcOffset);
}

/**
 * Milliseconds to the lender's next midnight: never zero.
 * @param now epoch milliseconds
 */
export function untilMidnight(now: number, utcOffset: string): number {
  return (dayOf(now, utcOffset) + 1) * millisecondsInDay - aheadOf(utcOffset) - now;
}
