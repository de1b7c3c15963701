import { daysBetween } from '@/domain/calendar-days';
import type { RowState, ScheduleRow } from './schedule';

/** A payment on the line; `x` in per cent of its length. */
type Point = { x: number; state: RowState };

export type Line = {
  points: readonly Point[];
  /** Where today lies on it, in per cent; `null` outside of it, or where the days are not known. */
  today: number | null;
};

/** In order of days, and no two at both ends the same. */
function spanOf(dates: readonly (string | null)[]): { first: string; days: number } | null {
  const [first] = dates;
  const last = dates[dates.length - 1];
  if (first === undefined || first === null || last === undefined || last === null || first >= last) return null;
  const isOrdered = dates.every((date, index) => date !== null && (index === 0 || date >= (dates[index - 1] ?? '')));
  return isOrdered ? { first, days: daysBetween(first, last) } : null;
}

/**
 * Payments as points on a line: at their days where those are known and in order, else at equal distances.
 * @param today `YYYY-MM-DD`
 * @returns as many points as rows, from 0 to 100; one alone stands in the middle
 */
export function timelinePoints(rows: readonly Pick<ScheduleRow, 'date' | 'state'>[], today: string): Line {
  if (rows.length === 1) return { points: rows.map(({ state }) => ({ x: 50, state })), today: null };
  const span = spanOf(rows.map(({ date }) => date));
  const points = rows.map(({ date, state }, index) => ({
    x: span && date !== null ? (daysBetween(span.first, date) / span.days) * 100 : (index / (rows.length - 1)) * 100,
    state,
  }));
  const now = span ? (daysBetween(span.first, today) / span.days) * 100 : -1;
  return { points, today: now >= 0 && now <= 100 ? now : null };
}
