import { lenderClock } from './calendar-days';

/** `at`: epoch milliseconds. `utcOffset`: of the clock of the times in the file, e.g. `+07:00`. */
type About = { kind: 'chat' | 'dispute'; orderNo: string; at: number; utcOffset: string };

/** The name of an exported file, valid in every file system, such as `chat-20260301-0930-LN12.json`. */
export function exportName({ kind, orderNo, at, utcOffset }: About, extension: 'json' | 'txt' | 'html'): string {
  const { date, time } = lenderClock(at, utcOffset);
  const order = orderNo.replace(/[^\w-]/g, '').slice(0, 40);
  const parts = [kind, date.replace(/-/g, ''), time.slice(0, 5).replace(':', ''), order];
  return `${parts.filter((part) => part !== '').join('-')}.${extension}`;
}
