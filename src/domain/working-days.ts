import { addDays } from './calendar-days';
import type { MarketRules } from './market-rules';

/** Day of the week, 0 is Sunday. Not by `getDay` of date-fns, which uses the phone's zone. */
const weekday = (date: string): number => new Date(date).getUTCDay();

/**
 * Adds working days to a day.
 * @param date `YYYY-MM-DD`
 * @param count whole days, 0 or more; 0 is the day itself
 * @returns `YYYY-MM-DD`
 */
export function addWorkingDays(date: string, count: number, { restDays, holidays }: MarketRules['calendar']): string {
  // With seven rest days a week the loop would never end.
  const isRest = (day: string) => holidays.includes(day) || (restDays.length < 7 && restDays.includes(weekday(day)));
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isRest(day)) left -= 1;
  }
  return day;
}

/**
 * The working days for which an offer is valid, by its term.
 * @param termDays calendar days; `null` if the term is not known: the longest time is used
 * @returns null without a rule in the market
 */
export function validDays({ validity }: MarketRules['keyFacts'], termDays: number | null): number | null {
  if (validity === null) return null;
  const holding = validity.filter(({ fromTermDays }) => termDays === null || fromTermDays <= termDays);
  return holding.length === 0 ? null : (holding[holding.length - 1]?.workingDays ?? null);
}
