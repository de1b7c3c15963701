import { addDays } from './calendar-days';
import type { MarketRules } from './market-rules';

/** Day of the week, 0 is Sunday; `getDay` of date-fns would give that of the phone's zone. */
const weekday = (date: string): number => new Date(date).getUTCDay();

/**
 * The last of so many working days after a day.
 * @param date `YYYY-MM-DD`
 * @param count whole days, 0 or more; 0 is the day itself
 * @returns `YYYY-MM-DD`
 */
export function addWorkingDays(date: string, count: number, { restDays, holidays }: MarketRules['calendar']): string {
  // Seven rest days a week would never end.
  const isRest = (day: string) => holidays.includes(day) || (restDays.length < 7 && restDays.includes(weekday(day)));
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isRest(day)) left -= 1;
  }
  return day;
}

/**
 * How many working days an offer stands, by its term.
 * @param termDays calendar days; `null` where the term is not known: then the longest holds, so that the
 *   borrower has enough time
 * @returns null where the market rules nothing
 */
export function validDays({ validity }: MarketRules['keyFacts'], termDays: number | null): number | null {
  if (validity === null) return null;
  const holding = validity.filter(({ fromTermDays }) => termDays === null || fromTermDays <= termDays);
  return holding.length === 0 ? null : (holding[holding.length - 1]?.workingDays ?? null);
}
