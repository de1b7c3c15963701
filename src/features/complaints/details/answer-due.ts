import type { ServerTime } from '@/domain/server-time';
import { formatDate } from '@/i18n/format-date';

/** Working days within which an answer is promised (specification section 2). */
const promisedWeekdays = 3;

const dayMs = 86_400_000;

/**
 * The day by which a complaint is answered: three weekdays after the one it was sent on.
 * @returns `YYYY-MM-DD`, on the lender's calendar where the server's time was the lender's
 */
export function answerDue({ instant, wallClock }: ServerTime): string {
  let day = Date.parse(wallClock?.date ?? formatDate(instant, 'date'));
  for (let left = promisedWeekdays; left > 0; ) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
