import { lenderDate } from './calendar-date';
import { parseServerTime } from './server-time';

/** Instants of days that can be reckoned with, to both sides of them; epoch milliseconds. */
const reckonable = { from: Date.UTC(1971, 0, 1), to: Date.UTC(9000, 0, 1) };

/**
 * The calendar day, where the lender is, of a time as the server wrote it.
 * @param value as `parseServerTime` takes it
 * @param utcOffset the lender's offset, e.g. `+07:00`
 * @returns `YYYY-MM-DD`, or `null` for what is no time or lies outside of the years 1971 to 8999
 */
export function serverDate(value: unknown, utcOffset: string): string | null {
  const time = parseServerTime(value, utcOffset);
  if (!time || time.instant < reckonable.from || time.instant >= reckonable.to) return null;
  return time.wallClock?.date ?? lenderDate(time.instant, utcOffset);
}
