import { lightFormat } from 'date-fns/lightFormat';
import type { ServerTime } from '@/domain/server-time';

/** Decision 25, date forms: one date form for everyone, in the borrower's zone. */
const patterns = {
  full: 'yyyy-MM-dd HH:mm:ss',
  date: 'yyyy-MM-dd',
  short: 'MM/dd',
  shortTime: 'MM/dd HH:mm',
  time: 'HH:mm',
} as const;

export type DateForm = keyof typeof patterns;

/**
 * Shows a point in time in the borrower's zone.
 * @param epochMs milliseconds since 1970
 */
export function formatDate(epochMs: number, form: DateForm = 'full'): string {
  return lightFormat(epochMs, patterns[form]);
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
