import { useMemo } from 'react';
import { lateCost, type LateCostRule } from '@/domain/late-cost';
import { earliestPrepayment, type LoanPlan, type Payment, waitingPayments } from '@/domain/loan-plan';
import { type MarketRules, marketRules } from '@/domain/market-rules';
import { sumMinor } from '@/domain/money';
import { useMarket } from '@/platform/i18n/market';

type Debt = {
  /** What the server asks for today, minor units: with the late charges so far. */
  present: bigint;
  /** Whole days it is late already; 0 when it is not. */
  lateDays: number;
  rule: LateCostRule;
};

/** New clients pay the higher penalty; the server does not say which kind a borrower is. */
const client = { isRepeatClient: false };

/** More late days than any rule distinguishes. */
const endlessLateDays = 100_000;

/**
 * What was due before it became late, worked back from today's amount by the same rule: late charges are calculated
 * from it, not from one another.
 * @returns minor units; today's amount itself where the rule does not explain it
 */
export function unpaidBehind({ present, lateDays, rule }: Debt): bigint {
  if (lateDays <= 0 || present <= 0n) return present;
  const presentOf = (unpaid: bigint) => unpaid + lateCost({ unpaid, days: lateDays, rule, ...client }).total;
  let low = 0n;
  let high = present;
  // What would be asked for grows with what was due: halving finds the largest that is no more than what is asked for.
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (presentOf(middle) <= present) low = middle;
    else high = middle - 1n;
  }
  return low > 0n ? low : present;
}

/**
 * What further days cost, an estimate (decision 54, what if).
 * @returns a function of whole days after the due day, or after today for what is late; minor units
 */
export function furtherLateCost(debt: Debt): (days: number) => bigint {
  const unpaid = unpaidBehind(debt);
  const lateDays = Math.max(0, debt.lateDays);
  const costOf = (days: number) => lateCost({ unpaid, days, rule: debt.rule, ...client }).total;
  const sofar = costOf(lateDays);
  return (days) => costOf(lateDays + Math.max(0, days)) - sofar;
}

/** The most that further days can ever cost, minor units; `null` where the market has no such limit. */
export function furtherCeiling(debt: Debt): bigint | null {
  return debt.rule.ceilingPercent === null ? null : furtherLateCost(debt)(endlessLateDays);
}

/** Payments that are not made yet, in their order. */
type Waiting = readonly Pick<Payment, 'total' | 'dueIn'>[];

/** What comes of one way to go on; minor units. */
export type RepaymentOption = {
  payNow: bigint;
  left: bigint;
  total: bigint;
  /** Against paying each period on its day: more is positive, less is negative. */
  difference: bigint;
};

function optionOf(periods: Waiting, payNow: bigint, extra: bigint): RepaymentOption {
  const planned = plannedTotal(periods);
  const total = planned + extra;
  return { payNow, left: total - payNow, total, difference: total - planned };
}

/** What the plan comes to as the server has it today: the measure of all the others. */
export function plannedTotal(periods: Waiting): bigint {
  return sumMinor(periods.map(({ total }) => total));
}

/** Paying the next period now, the others on their days. */
export function payNext(periods: Waiting): RepaymentOption {
  return optionOf(periods, periods[0]?.total ?? 0n, 0n);
}

/** Paying everything now. The server names no discount for it. */
export function payAll(periods: Waiting): RepaymentOption {
  return optionOf(periods, plannedTotal(periods), 0n);
}

/** Paying the fee of an extension now, and the plan as it stands from the new day on: an estimate, but for the fee. */
export function extend(periods: Waiting, fee: bigint): RepaymentOption {
  return optionOf(periods, fee, fee);
}

/** The debt of one period today. */
export function debtOf({ total, dueIn }: Waiting[number], rule: LateCostRule): Debt {
  return { present: total, lateDays: Math.max(0, -(dueIn ?? 0)), rule };
}

/** Paying nothing now, and the next period so many days late (or, when it is late already, so many days from today). */
export function payLate(periods: Waiting, cost: bigint): RepaymentOption {
  return optionOf(periods, 0n, cost);
}

/** Days from today to the day on which the next period would be paid so many days late. */
export function payingIn({ dueIn }: Pick<Payment, 'dueIn'>, days: number): number {
  return Math.max(0, dueIn ?? 0) + days;
}

/** What the periods after the next one would cost as well, if they are not paid until that day either; minor units. */
export function othersLateCost(periods: Waiting, paidIn: number, rule: LateCostRule): bigint {
  return sumMinor(
    periods.slice(1).map((period) => {
      const { dueIn } = period;
      if (dueIn === null) return 0n;
      return furtherLateCost(debtOf(period, rule))(paidIn - Math.max(0, dueIn));
    }),
  );
}

type Comparison = {
  rules: MarketRules;
  periods: readonly Payment[];
  next: Payment | undefined;
  /** What being late with the next period costs, for so many further days; `null` where nothing is left to pay. */
  costOf: ((days: number) => bigint) | null;
  /** About when the terms allow early repayment, `YYYY-MM-DD`; `null` where the plan does not show it. */
  earlyFrom: string | null;
};

/** What the repayment options are made of: once per plan, so that dragging renders the curve alone. */
export function useComparison(plan: LoanPlan): Comparison {
  const market = useMarket();
  return useMemo(() => {
    const rules = marketRules(market);
    const periods = waitingPayments(plan);
    const [next] = periods;
    const { payout, lastDue } = plan;
    return {
      rules,
      periods,
      next,
      costOf: next ? furtherLateCost(debtOf(next, rules.lateCost)) : null,
      earlyFrom: payout === null || lastDue === null ? null : earliestPrepayment(payout, lastDue, rules.prepayment),
    };
  }, [plan, market]);
}
