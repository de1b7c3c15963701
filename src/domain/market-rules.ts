import indianPack from '@markets/india.json' with { type: 'json' };
import indonesianPack from '@markets/indonesia.json' with { type: 'json' };
import { addDays } from './calendar-days';
import type { LateCostRule } from './late-cost';
import { loanTerms } from './loan-terms';
import { type Market, type PackMarket, packMarketOf } from './market';

const { holidays: indianHolidays, rules: india } = indianPack;
const { holidays: indonesianHolidays, rules: indonesia } = indonesianPack;

/** A limit in per cent from a day on, `YYYY-MM-DD`, until the next one of its kind; `source`: the law or rule. */
export type Cap = { readonly percent: number; readonly holdsFrom: string; readonly source: string };

/**
 * The limits of the costs of a loan, in the order of days; empty without a limit. `benefit`: interest and fees per day,
 * `total`: all charges together, both of the agreed amount; `late`: late charges per day, of the outstanding amount.
 */
export type Caps = Readonly<Record<'benefit' | 'late' | 'total', readonly Cap[]>>;

/** The rules for loans of one market, from law and terms. */
export type MarketRules = ReturnType<typeof read>;

/** The rules as in a pack: money in minor units, without bigints. */
type PackRules = typeof india | typeof indonesia;

/** Calendar days after the payout before which no early repayment is possible, and a share of the term, 0 to 1. */
const prepayment = { fromDay: loanTerms.prepaymentFromDay, afterShareOfTerm: 0.5 };

/** The build has checked the pack (config/market-packs.ts). @param holidays `YYYY-MM-DD` */
function read({ late, coolingOff, complaints, keyFacts, restDays, ...pack }: PackRules, holidays: readonly string[]) {
  const { penalty, steps, ceilingPercent } = late;
  const lateCost: LateCostRule = {
    penalty: penalty && { newClient: BigInt(penalty.newClient), repeatClient: BigInt(penalty.repeatClient) },
    steps,
    ceilingPercent,
  };
  const caps: Caps = pack.caps;
  return {
    lateCost,
    prepayment,
    /** Days in which the loan may be paid back with the interest of those days alone; `null` without such a right. */
    coolingOffDays: coolingOff?.days ?? null,
    /** Days within which a complaint has to be answered; `null` without a limit. */
    answerDays: complaints?.answerDays ?? null,
    /** Its form is a statement or a summary; working days for which an offer is valid, by its term, `null`: no rule. */
    keyFacts,
    /** Days of the week without work (0 is Sunday), and holidays. */
    calendar: { restDays, holidays },
    caps,
  };
}

/** The rules in the packs of the markets (config/markets/, decisions 52, market rules, and 83, caps). */
const rules: Record<PackMarket, MarketRules> = {
  india: read(india, indianHolidays.dates),
  indonesia: read(indonesia, indonesianHolidays.dates),
};

/** The rules of a market. */
export function marketRules({ id }: Pick<Market, 'id'>): MarketRules {
  return rules[packMarketOf(id)];
}

/** Day of the week, 0 is Sunday. Not by `getDay` of date-fns, which uses the phone's zone. */
const weekday = (date: string): number => new Date(date).getUTCDay();

/** Adds working days to a day, `YYYY-MM-DD`. @param count 0 or more; 0 is the day itself */
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

/** The working days for which an offer is valid; `null` without a rule. @param termDays `null`: the longest counts */
export function validDays({ validity }: MarketRules['keyFacts'], termDays: number | null): number | null {
  if (validity === null) return null;
  const holding = validity.filter(({ fromTermDays }) => termDays === null || fromTermDays <= termDays);
  return holding[holding.length - 1]?.workingDays ?? null;
}

/** The cap that applies on a day (`YYYY-MM-DD`); undefined before the first one. */
export const capOn = (caps: readonly Cap[], day: string): Cap | undefined =>
  caps.reduce<Cap | undefined>((found, cap) => (cap.holdsFrom <= day ? cap : found), undefined);
