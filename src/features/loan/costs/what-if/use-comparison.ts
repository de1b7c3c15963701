import { useMemo } from 'react';
import { daysBetween, lenderDate } from '@/domain/calendar-days';
import { type MarketRules, marketRules } from '@/domain/market-rules';
import { assumedPayout } from '@/domain/payout-date';
import { earliestPrepayment } from '@/domain/prepayment';
import { serverDate } from '@/domain/server-time';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { furtherLateCost } from './further-late-cost';
import { type Waiting, debtOf } from './repayment-options';

/**
 * From when the terms allow what is not yet due to be repaid, as far as the plan tells: about, because no answer of the
 * server says when the money was paid out.
 * @param dates due days of all periods, paid ones too, `YYYY-MM-DD`, in any order
 * @returns `YYYY-MM-DD`, or `null` where the plan does not tell
 */
export function earlyRepaymentFrom(dates: readonly string[], rule: MarketRules['prepayment']): string | null {
  const payout = assumedPayout(dates);
  const last = dates.reduce((latest, date) => (date > latest ? date : latest), '');
  return payout === null ? null : earliestPrepayment(payout, last, rule);
}

/** The periods that wait to be paid, as the comparison needs them. */
function waitingPeriods({ repayPlanDetail }: InstallmentPlan, now: number, utcOffset: string): Waiting[] {
  const today = lenderDate(now, utcOffset);
  return repayPlanDetail.repayWaitDetail.map(({ totalAmount, dueTime }) => {
    const dueDate = serverDate(dueTime, utcOffset);
    return { amount: totalAmount, dueDate, dueIn: dueDate === null ? null : daysBetween(today, dueDate) };
  });
}

/** The due days of the whole plan, those that are paid too, as far as they are known. */
function dueDates(
  { repayPlanDetail: { repayWaitDetail, repayYetDetail } }: InstallmentPlan,
  utcOffset: string,
): string[] {
  return [...repayYetDetail, ...repayWaitDetail].flatMap(({ dueTime }) => serverDate(dueTime, utcOffset) ?? []);
}

export type Comparison = {
  rules: MarketRules;
  /** The lender's calendar day, `YYYY-MM-DD`. */
  today: string;
  periods: Waiting[];
  next: Waiting | undefined;
  /** What being late with the next period costs, for so many further days; `null` where nothing is left to pay. */
  costOf: ((days: number) => bigint) | null;
  /** About when the terms allow early repayment, `YYYY-MM-DD`; `null` where the plan does not tell. */
  earlyFrom: string | null;
};

/**
 * What the four repayment options are made of: worked out once per plan, so that dragging the curve
 * renders the curve alone.
 */
export function useComparison(plan: InstallmentPlan): Comparison {
  const market = useMarket();
  const { clock } = useServices();
  return useMemo(() => {
    const { utcOffset } = market;
    const rules = marketRules(market);
    const now = clock.now();
    const periods = waitingPeriods(plan, now, utcOffset);
    const [next] = periods;
    const costOf = next ? furtherLateCost(debtOf(next, rules.lateCost)) : null;
    return {
      rules,
      today: lenderDate(now, utcOffset),
      periods,
      next,
      costOf,
      earlyFrom: earlyRepaymentFrom(dueDates(plan, utcOffset), rules.prepayment),
    };
  }, [plan, market, clock]);
}
