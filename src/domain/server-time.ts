import { isRealDay, lenderClock } from './calendar-days';

/** A time of the server: epoch milliseconds, and day and time by the lender's clock. `time` is null for a whole day. */
export type ServerTime = { instant: number; date: string; time: string | null };

const pattern =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|UTC|GMT)?(?:([+-]\d\d)(?::?(\d\d))?)?(?:\[.+])?)?$/i;

/** `20261205T100000`, the short form of ISO 8601. */
const short = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/i;

/** Seconds have 9 or 10 digits, milliseconds 13. Ten digits may also be a day with its hour, `2026112810`. */
const epoch =
  /^(?!20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-4])(?:\D|$))(\d{9,10}|\d{13})(?:\.\d+)?$/;

const pad = (text = '0') => text.padStart(2, '0');

const timeOf = (instant: number, utcOffset: string): ServerTime => ({ instant, ...lenderClock(instant, utcOffset) });

/** A day without a time lasts until its end: a payment due that day is not late in the morning. */
const dayEnd = '23:59:59';

/**
 * Parses a server's time: epoch milliseconds or seconds, `YYYY-MM-DD`, `YYYY-MM-DD HH:mm[:ss]`, or ISO; the zone may be
 * `Z`, `UTC`, `GMT` or an offset. A text without one is a time of the lender's clock; `24:00` is the end of its day. A
 * number without separators that is meant as a day is none: `20260301` would be seconds of 1970.
 * @returns `null` for anything else; never throws
 */
export function parseServerTime(value: unknown, utcOffset: string): ServerTime | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  const count = epoch.exec(text)?.[1];
  if (count !== undefined) return timeOf(Number(count) * (count.length < 13 ? 1000 : 1), utcOffset);
  const match = pattern.exec(text.replace(short, '$1-$2-$3T$4:$5'));
  if (!match) return null;
  const [, year = '', month, day, hours, minutes, seconds, zone, ahead, rest = '00'] = match;
  if (!isRealDay(Number(year), Number(month), Number(day))) return null;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const clock = `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;
  const time = hours === undefined ? null : clock === '24:00:00' ? dayEnd : clock;
  const offset = ahead === undefined ? zone && 'Z' : `${ahead}:${rest}`;
  const instant = Date.parse(`${date}T${time ?? dayEnd}${offset ?? utcOffset}`);
  if (Number.isNaN(instant)) return null;
  return offset === undefined ? { instant, date, time } : timeOf(instant, utcOffset);
}

/** Limits within which the days before and after an instant are valid dates too; epoch milliseconds. */
const usableDays = { from: Date.UTC(1971, 0, 1), to: Date.UTC(9000, 0, 1) };

/** `parseServerTime`, but `null` also outside the years 1971 to 8999: its day can be used in calculations. */
export function usableTime(value: unknown, utcOffset: string): ServerTime | null {
  const time = parseServerTime(value, utcOffset);
  return time && time.instant >= usableDays.from && time.instant < usableDays.to ? time : null;
}

/** The lender's day of a usable time, `YYYY-MM-DD`; `null` for anything else. */
export const serverDate = (value: unknown, utcOffset: string): string | null =>
  usableTime(value, utcOffset)?.date ?? null;
