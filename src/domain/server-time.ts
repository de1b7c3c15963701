import { isRealDay, lenderClock } from './calendar-days';

/** A time of the server: epoch milliseconds, and day and time by the lender's clock. `time` is null for a whole day. */
export type ServerTime = { instant: number; date: string; time: string | null };

const pattern =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

const pad = (text: string | undefined) => (text ?? '0').padStart(2, '0');

const timeOf = (instant: number, utcOffset: string): ServerTime => ({ instant, ...lenderClock(instant, utcOffset) });

/**
 * Parses a server's time: epoch milliseconds or seconds (a number of 9 to 13 digits, also as text), `YYYY-MM-DD`,
 * `YYYY-MM-DD HH:mm[:ss]`, or ISO with a zone. A text without a zone is a time of the lender's clock. A number of other
 * length is none: `20260301` is meant as a day, and as seconds it would be one of 1970.
 * @returns `null` for anything else; never throws
 */
export function parseServerTime(value: unknown, utcOffset: string): ServerTime | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = typeof value === 'number' ? String(Math.trunc(value)) : value.trim();
  if (/^\d{9,13}$/.test(text)) {
    const count = Number(text);
    return timeOf(count < 1e11 ? count * 1000 : count, utcOffset);
  }
  const match = pattern.exec(text);
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

/** The lender's day, `YYYY-MM-DD`, of a time as `parseServerTime` takes it; `null` outside the years 1971 to 8999. */
export function serverDate(value: unknown, utcOffset: string): string | null {
  const time = parseServerTime(value, utcOffset);
  if (!time || time.instant < usableDays.from || time.instant >= usableDays.to) return null;
  return time.date;
}
