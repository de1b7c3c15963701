import { millisecondsInDay } from 'date-fns/constants';

// Calendar days of the lender, whose clock has a fixed offset (`utcOffset`, as `+07:00`). A day is `YYYY-MM-DD`, an
// instant is epoch milliseconds. The functions of date-fns use the zone of the phone, where an hour or a day may be
// missing, and would add 0.8 KiB to the first load.

/** Milliseconds by which a clock with this offset, such as `+05:30`, is ahead of Greenwich. */
export const aheadOf = (utcOffset: string): number => -Date.parse(`1970-01-01T00:00:00${utcOffset}`);

const dateOf = (day: number): string => new Date(day * millisecondsInDay).toISOString().slice(0, 10);

/** The number of a day, from 1970. */
const numberOf = (date: string): number => Date.parse(date) / millisecondsInDay;

/** The number of the lender's day at an instant, days since 1970. */
export function dayOf(instant: number, utcOffset: string): number {
  return Math.floor((instant + aheadOf(utcOffset)) / millisecondsInDay);
}

/** The lender's day at an instant. */
export function lenderDate(instant: number, utcOffset: string): string {
  return dateOf(dayOf(instant, utcOffset));
}

/** The lender's day and time, `HH:mm:ss`, at an instant. @throws RangeError if it is not an instant */
export function lenderClock(instant: number, utcOffset: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(instant + aheadOf(utcOffset)).toISOString().split('T');
  // From the year 10,000 on the standard adds a sign and a zero.
  return { date: date.replace(/^\+0?/, ''), time: time.slice(0, 8) };
}

/** Adds whole days to a day; a negative number gives an earlier day. */
export function addDays(date: string, days: number): string {
  return dateOf(numberOf(date) + days);
}

/** Whole days from one day to another; negative when the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** Whether a calendar day exists: 30 February does not. Years from 100 on. */
export function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The lender's days from now to a due instant: 0 today, 1 tomorrow, negative when late (decision 25, date forms). */
export function daysUntilDue(due: number, now: number, utcOffset: string): number {
  return dayOf(due, utcOffset) - dayOf(now, utcOffset);
}

/** Milliseconds from an instant to the lender's next midnight: never zero. */
export function untilMidnight(now: number, utcOffset: string): number {
  return (dayOf(now, utcOffset) + 1) * millisecondsInDay - aheadOf(utcOffset) - now;
}
