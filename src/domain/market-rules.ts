import type { LateCostRule } from './late-cost';
import { loanTerms } from './loan-terms';
import type { Market } from './market';

/** What the law and the terms of one market say about a loan, as data: what somebody reads about it is made from this. */
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
};

const { defaultPenalty, lateInterest, prepaymentFromDay } = loanTerms;

const prepayment = { fromDay: prepaymentFromDay, afterShareOfTerm: 0.5 };

/**
 * India: the terms of specification section 9, whose penalty is named in rupees. Indonesia: what OJK allows at most for
 * consumer loans from 1 January 2026 (SEOJK 19/SEOJK.05/2023), 0.1 % of the outstanding amount a day, all charges together
 * never above the amount itself (decision 52, market rules).
 */
const rules: Record<Exclude<Market['id'], 'mainland'>, MarketRules> = {
  india: {
    lateCost: { penalty: defaultPenalty, steps: lateInterest, ceilingPercent: null },
    prepayment,
    coolingOffDays: null,
  },
  indonesia: {
    lateCost: { penalty: null, steps: [{ fromDay: 1, toDay: null, percentPerDay: 0.1 }], ceilingPercent: 100 },
    prepayment,
    coolingOffDays: null,
  },
};

/** The rules of a market; the mainland edition only repays by card, it explains no loan of its own and follows Indonesia. */
export function marketRules({ id }: Pick<Market, 'id'>): MarketRules {
  return rules[id === 'india' ? 'india' : 'indonesia'];
}
