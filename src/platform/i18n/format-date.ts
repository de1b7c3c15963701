import { aheadOf, lenderClock } from '@/domain/calendar-days';
import { parseServerTime, type ServerTime } from '@/domain/server-time';

/** `minute` is a date with its time; `full` has the seconds too and is for files (decision 25, date forms). */
export type DateForm = 'minute' | 'full' | 'date' | 'time';

/** Formats epoch milliseconds by the lender's clock (decision 25, date forms). @throws RangeError if no instant */
export function formatDate(epochMs: number, utcOffset: string, form?: DateForm): string {
  return formatServerTime(lenderClock(epochMs, utcOffset), form);
}

/** Formats a day with its time, if it has one. Not `lightFormat` of date-fns, which uses the phone's zone. */
export function formatServerTime({ date, time }: Pick<ServerTime, 'date' | 'time'>, form: DateForm = 'minute'): string {
  if (form === 'date' || time === null) return date;
  const minute = time.slice(0, 5);
  return form === 'time' ? minute : `${date} ${form === 'full' ? time : minute}`;
}

/** Formats a time as the server sent it: its own words if they cannot be parsed, nothing if it sent none. */
export function shownServerTime(value: string | number | null | undefined, utcOffset: string, form?: DateForm): string {
  const read = parseServerTime(value, utcOffset);
  return read ? formatServerTime(read, form) : String(value ?? '');
}

/** Month and year of an instant (epoch milliseconds) in words. @param language BCP 47 */
export function formatMonth(epochMs: number, utcOffset: string, language: string): string {
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return months.format(epochMs + aheadOf(utcOffset));
}
