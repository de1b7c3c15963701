import { lenderClock } from '@/domain/calendar-days';
import { parseServerTime, type ServerTime } from '@/domain/server-time';

/** `minute` is a date with its time; `full` has the seconds too and is for files (decision 25, date forms). */
export type DateForm = 'minute' | 'full' | 'date' | 'time';

/**
 * Formats an instant by the lender's clock, like all times on all pages (decision 25, date forms).
 * @param epochMs milliseconds since 1970
 * @param utcOffset of the lender's clock, e.g. `+07:00` (see Market)
 * @throws RangeError if it is not a date
 */
export function formatDate(epochMs: number, utcOffset: string, form?: DateForm): string {
  return formatServerTime(lenderClock(epochMs, utcOffset), form);
}

/**
 * Formats a day with its time by the same clock; a whole day has no time in any form. Not `lightFormat` of date-fns,
 * which uses the phone's zone.
 */
export function formatServerTime({ date, time }: Pick<ServerTime, 'date' | 'time'>, form: DateForm = 'minute'): string {
  if (form === 'date' || time === null) return date;
  const minute = time.slice(0, 5);
  return form === 'time' ? minute : `${date} ${form === 'full' ? time : minute}`;
}

/**
 * Shows a server's time as it was sent on the same clock.
 * @param value as the server sent it; `null` or missing if it sent none
 * @param utcOffset of the lender's clock, e.g. `+07:00`
 * @returns the server's own words if `parseServerTime` cannot parse them; empty if it sent none
 */
export function shownServerTime(value: string | number | null | undefined, utcOffset: string, form?: DateForm): string {
  const read = parseServerTime(value, utcOffset);
  return read ? formatServerTime(read, form) : String(value ?? '');
}

/**
 * Month and year in words.
 * @param epochMs milliseconds since 1970
 * @param language BCP 47
 */
export function formatMonth(epochMs: number, utcOffset: string, language: string): string {
  const first = new Date(`${formatDate(epochMs, utcOffset, 'date')}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}
