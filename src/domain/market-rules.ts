import indianPack from '@markets/india.json' with { type: 'json' };
import indonesianPack from '@markets/indonesia.json' with { type: 'json' };
import type { LateCostRule } from './late-cost';
import { loanTerms } from './loan-terms';
import type { Market } from './market';

const { holidays: indianHolidays, rules: india } = indianPack;
const { holidays: indonesianHolidays, rules: indonesia } = indonesianPack;

/** The law or rule behind a value, and the first day on which it holds, `YYYY-MM-DD`. */
type Origin = { readonly holdsFrom: string; readonly source: string };

/** A limit in per cent that holds until the next one of its kind does. */
export type Cap = Origin & { readonly percent: number };

/** The most that a loan may cost, each in the order of days; empty where the law names no such limit. */
export type Caps = {
  /** Interest and fees a day, of the amount agreed. */
  readonly benefit: readonly Cap[];
  /** Late charges a day, of the amount outstanding. */
  readonly late: readonly Cap[];
  /** All of it together, of the amount agreed. */
  readonly total: readonly Cap[];
};

/** What the law and the terms of one market say about a loan. */
export type MarketRules = {
  readonly lateCost: LateCostRule;
  readonly prepayment: {
    /** Calendar days from the payout before which nothing can be repaid early. */
    readonly fromDay: number;
    /** Share of the term that has to be over as well, 0 to 1. */
    readonly afterShareOfTerm: number;
  };
  /**
   * Days after the payout in which the loan may be given back at no cost but the interest of those days;
   * `null` where neither terms nor law name any: that is said as well.
   */
  readonly coolingOffDays: number | null;
  /** Days within which a complaint has to be answered; `null` where none are named. */
  readonly answerDays: number | null;
  /** The form of the key facts, and how many working days an offer is valid, by its term; `null` without a rule. */
  readonly keyFacts: {
    readonly form: 'statement' | 'summary';
    readonly validity: readonly { readonly fromTermDays: number; readonly workingDays: number }[] | null;
    readonly source: string;
  };
  readonly calendar: {
    /** Days of the week without work, 0 is Sunday. */
    readonly restDays: readonly number[];
    /** `YYYY-MM-DD` */
    readonly holidays: readonly string[];
  };
  readonly caps: Caps;
};

/** As a pack writes it: money in minor units, without bigints. */
type Written = {
  late: Omit<LateCostRule, 'penalty'> & { penalty: { newClient: number; repeatClient: number } | null };
  coolingOff: { days: number } | null;
  complaints: { answerDays: number } | null;
  keyFacts: { form: string; validity: MarketRules['keyFacts']['validity']; source: string };
  restDays: number[];
  caps: Caps;
};

const prepayment = { fromDay: loanTerms.prepaymentFromDay, afterShareOfTerm: 0.5 };

/** The build has checked the pack (config/market-packs.ts). */
function read({ late, coolingOff, complaints, keyFacts, restDays, caps }: Written, holidays: string[]): MarketRules {
  const { penalty, steps, ceilingPercent } = late;
  return {
    lateCost: {
      penalty: penalty && { newClient: BigInt(penalty.newClient), repeatClient: BigInt(penalty.repeatClient) },
      steps,
      ceilingPercent,
    },
    prepayment,
    coolingOffDays: coolingOff?.days ?? null,
    answerDays: complaints?.answerDays ?? null,
    keyFacts: { ...keyFacts, form: keyFacts.form === 'statement' ? 'statement' : 'summary' },
    calendar: { restDays, holidays },
    caps,
  };
}

/** What the packs of the markets say (config/markets/, decisions 52, market rules, and 83, caps). */
const rules: Record<Exclude<Market['id'], 'mainland'>, MarketRules> = {
  india: read(india, indianHolidays.dates),
  indonesia: read(indonesia, indonesianHolidays.dates),
};

/** The rules of a market; the mainland edition, which only repays by card, has those of Indonesia. */
export function marketRules({ id }: Pick<Market, 'id'>): MarketRules {
  return rules[id === 'india' ? 'india' : 'indonesia'];
}
