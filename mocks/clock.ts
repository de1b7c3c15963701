import { aheadOf, dayOf, lenderClock } from '@/domain/calendar-days';
import { parseServerTime } from '@/domain/server-time';

const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The virtual clock: its setting, and its offset from the real one (milliseconds). */
export type ClockSetting = { literal: string; offset: number };

export const realTime: ClockSetting = { literal: '', offset: 0 };

const units: Readonly<Record<string, number>> = { m: minute, h: hour, d: day };

/** Normalizes a setting. In an address `+` means a space: `?clock=+3d` arrives as ` 3d`. */
export function plainClock(literal: string): string {
  return literal
    .replace(/^ (?=\d)/, '+')
    .trim()
    .replace(/ (?=\d{2}:?\d{2}$)/, (space, at: number, whole: string) =>
      whole.includes('T') && whole.slice(0, at).includes(':') ? '+' : space,
    );
}

/**
 * Reads `+3d`, `-1d`, `+2h`, `+30m` (relative to the real time) or a point in time (ISO; without a zone it is UTC). The
 * offset of a point in time is computed once, so a stored setting gives a running clock.
 * @param realNow epoch milliseconds
 * @returns `null` for other texts
 */
export function readClock(literal: string, realNow: number): ClockSetting | null {
  const normalized = plainClock(literal);
  if (normalized === '') return realTime;
  const [, sign, count, unit] = /^([+-])(\d{1,5})([mhd])$/.exec(normalized) ?? [];
  // `+0d` means real time: without the switch, the clock keeps its setting.
  if (Number(count) === 0) return realTime;
  if (unit !== undefined)
    return { literal: normalized, offset: Number(`${sign ?? ''}${count ?? ''}`) * (units[unit] ?? 0) };
  const instant = parseServerTime(normalized, 'Z')?.instant;
  return instant === undefined ? null : { literal: normalized, offset: instant - realNow };
}

/** Whether the clock was set to a point in time: then the data starts there, and the link looks the same next year. */
export function isPointInTime(setting: ClockSetting): boolean {
  return setting.literal !== '' && !/^[+-]/.test(setting.literal);
}

/** The last second of the lender's calendar day that is a number of days after that of `instant`. */
export function endOfDay(instant: number, utcOffset: string, days = 0): number {
  return (dayOf(instant, utcOffset) + days + 1) * day - aheadOf(utcOffset) - second;
}

/** `YYYY-MM-DD HH:mm:ss` on the lender's clock. */
export function dateTimeText(instant: number, utcOffset: string): string {
  const { date, time } = lenderClock(instant, utcOffset);
  return `${date} ${time}`;
}

/** A number of working days (Monday to Friday) later, at the same time of day. */
export function addWeekdays(instant: number, count: number, utcOffset: string): number {
  let result = instant;
  for (let left = count; left > 0;) {
    result += day;
    // Day 0 of the epoch was a Thursday.
    const weekday = (((dayOf(result, utcOffset) + 4) % 7) + 7) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
}
