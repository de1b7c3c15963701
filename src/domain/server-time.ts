import { millisecondsInDay } from 'date-fns/constants';
import { isRealDay, lenderClock } from './calendar-days';

/** A time of the server: epoch milliseconds, and day and time by the lender's clock. `time` is null for a whole day. */
export type ServerTime = { instant: number; date: string; time: string | null };

const pattern =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

const pad = (text: string | undefined) => (text ?? '0').padStart(2, '0');

/** The last instant of a `Date`, less a day, because the lender's clock may be ahead. */
const latestMs = 8.64e15 - millisecondsInDay;

const timeOf = (instant: number, utcOffset: string): ServerTime => ({ instant, ...lenderClock(instant, utcOffset) });

/**
 * Parses a server's time: epoch milliseconds or seconds (number or digits), `YYYY-MM-DD`, `YYYY-MM-DD HH:mm[:ss]`,
 * or ISO with a zone. A text without a zone is a time of the lender's clock.
 * @param utcOffset the lender's offset, e.g. `+07:00` (see Market)
 * @returns `null` for anything else; never throws
 */
export function parseServerTime(value: unknown, utcOffset: string): ServerTime | null {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{9,14}$/.test(value.trim()))) {
    const count = Number(value);
    if (!Number.isFinite(count) || count <= 0 || count > latestMs) return null;
    return timeOf(count < 1e11 ? count * 1000 : count, utcOffset);
  }
  if (typeof value !== 'string') return null;
  const match = pattern.exec(value.trim());
  if (!match) return null;
  const [, year = '', month, day, hours, minutes, seconds, zone] = match;
  if (!isRealDay(Number(year), Number(month), Number(day))) return null;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const time = hours === undefined ? null : `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;
  // A day without a time lasts until its end: a payment due that day is not late in the morning.
  const iso = `${date}T${time ?? '23:59:59'}${zone ? zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') : utcOffset}`;
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  return zone ? timeOf(instant, utcOffset) : { instant, date, time };
}

/** Limits within which the days before and after an instant are valid dates too; epoch milliseconds. */
const usableDays = { from: Date.UTC(1971, 0, 1), to: Date.UTC(9000, 0, 1) };

/**
 * The lender's calendar day of a server's time.
 * @param value see `parseServerTime`
 * @param utcOffset the lender's offset, e.g. `+07:00`
 * @returns `YYYY-MM-DD`, or `null` if it is not a time of the years 1971 to 8999
 */
export function serverDate(value: unknown, utcOffset: string): string | null {
  const time = parseServerTime(value, utcOffset);
  if (!time || time.instant < usableDays.from || time.instant >= usableDays.to) return null;
  return time.date;
}
