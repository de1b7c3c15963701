import type { ServerTime } from '@/domain/server-time';

/** Decision 25, date forms: one date form for everyone. */
export type DateForm = 'full' | 'date' | 'short' | 'shortTime' | 'time';

const two = (part: number) => String(part).padStart(2, '0');

/**
 * Shows a point in time in the borrower's zone.
 * @param epochMs milliseconds since 1970
 * @throws RangeError for what is no date
 */
export function formatDate(epochMs: number, form: DateForm = 'full'): string {
  const date = new Date(epochMs);
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a date');
  const monthAndDay = [two(date.getMonth() + 1), two(date.getDate())];
  const hoursAndMinutes = `${two(date.getHours())}:${two(date.getMinutes())}`;
  if (form === 'time') return hoursAndMinutes;
  if (form === 'short') return monthAndDay.join('/');
  if (form === 'shortTime') return `${monthAndDay.join('/')} ${hoursAndMinutes}`;
  const day = [String(date.getFullYear()).padStart(4, '0'), ...monthAndDay].join('-');
  return form === 'date' ? day : `${day} ${hoursAndMinutes}:${two(date.getSeconds())}`;
}

/**
 * Shows a server's time. Text that named no zone is repeated as the lender's own wall clock, so that the page, the
 * contract and the lender's staff all say the same day.
 */
export function formatServerTime({ instant, wallClock }: ServerTime, form: DateForm = 'full'): string {
  if (!wallClock) return formatDate(instant, form);
  const { date, time } = wallClock;
  if (form === 'date' || (form === 'full' && time === null)) return date;
  if (form === 'full') return `${date} ${time ?? ''}`;
  const monthAndDay = date.slice(5).replace('-', '/');
  return form === 'short' || time === null ? monthAndDay : `${monthAndDay} ${time.slice(0, 5)}`;
}
