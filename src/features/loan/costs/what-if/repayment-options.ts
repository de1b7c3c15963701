import { useMemo } from 'react';
import { lateCost, type LateCostRule } from '@/domain/late-cost';
import { earliestPrepayment, lateDaysOf, type LoanPlan, type Payment, waitingPayments } from '@/domain/loan-plan';
import { marketRules } from '@/domain/market-rules';
import { sumMinor } from '@/domain/money';
import { useMarket } from '@/platform/i18n/market';

/** `present`: due today, minor units, with the late charges so far. `lateDays`: whole ones; 0 if it is not late. */
type Debt = { present: bigint; lateDays: number; rule: LateCostRule };

/** The cost by the higher penalty, minor units: the server does not say whether a borrower is a repeat client. */
function estimatedCost(unpaid: bigint, days: number, rule: LateCostRule): bigint {
  const isRepeatClient = rule.penalty !== null && rule.penalty.repeatClient > rule.penalty.newClient;
  return lateCost({ unpaid, days, rule, isRepeatClient }).total;
}

/** More late days than any rule has. */
const endlessLateDays = 100_000;

/** The amount before late charges, calculated back from today's; today's if the rule does not fit it. Minor units. */
export function unpaidBehind({ present, lateDays, rule }: Debt): bigint {
  if (lateDays <= 0 || present <= 0n) return present;
  const presentOf = (unpaid: bigint) => unpaid + estimatedCost(unpaid, lateDays, rule);
  let low = 0n;
  let high = present;
  // Today's amount grows with the amount before: bisection finds the largest that does not exceed it.
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (presentOf(middle) <= present) low = middle;
    else high = middle - 1n;
  }
  return low > 0n ? low : present;
}

/** The estimated cost, minor units, of days after the due day, or after today if late (decision 54, what if). */
export function furtherLateCost(debt: Debt): (days: number) => bigint {
  const unpaid = unpaidBehind(debt);
  const lateDays = Math.max(0, debt.lateDays);
  const costOf = (days: number) => estimatedCost(unpaid, days, debt.rule);
  const sofar = costOf(lateDays);
  return (days) => costOf(lateDays + Math.max(0, days)) - sofar;
}

/** The largest cost of further days, minor units; `null` if the market has no limit. */
export function furtherCeiling(debt: Debt): bigint | null {
  return debt.rule.ceilingPercent === null ? null : furtherLateCost(debt)(endlessLateDays);
}

type Waiting = readonly Pick<Payment, 'total' | 'dueIn' | 'state'>[];

/** The amounts of one option; minor units. `difference`: what it costs on top of the plan. */
export type RepaymentOption = { payNow: bigint; left: bigint; total: bigint; difference: bigint };

/** The sum of the plan as the server has it today; the options are compared with it. */
export const plannedTotal = (periods: Waiting) => sumMinor(periods.map(({ total }) => total));

/** Paying an amount now and the rest later. @param difference what this costs on top of the plan */
export function optionOf(periods: Waiting, payNow: bigint, difference = 0n): RepaymentOption {
  const total = plannedTotal(periods) + difference;
  return { payNow, left: total - payNow, total, difference };
}

/** The debt of one period today. */
export function debtOf(payment: Waiting[number], rule: LateCostRule): Debt {
  return { present: payment.total, lateDays: lateDaysOf(payment), rule };
}

/** The late cost, minor units, of the later periods if they are paid with the next one, so many days late. */
export function othersLateCost([next, ...others]: Waiting, days: number, rule: LateCostRule): bigint {
  const paidIn = Math.max(0, next?.dueIn ?? 0) + days;
  return sumMinor(
    others.map((period) =>
      period.dueIn === null ? 0n : furtherLateCost(debtOf(period, rule))(paidIn - Math.max(0, period.dueIn)),
    ),
  );
}

/** The values of the repayment options that do not depend on the selected days: calculated once per plan. */
export function useComparison(plan: LoanPlan) {
  const market = useMarket();
  return useMemo(() => {
    const rules = marketRules(market);
    const periods = waitingPayments(plan).filter(({ total }) => total > 0n);
    const [next] = periods;
    const { payout, lastDue } = plan;
    return {
      rules,
      periods,
      next,
      /** The late cost of the next period for a number of further days; `null` if nothing is left to pay. */
      costOf: next ? furtherLateCost(debtOf(next, rules.lateCost)) : null,
      /** The estimated day of the first early repayment, `YYYY-MM-DD`; `null` if the plan does not show it. */
      earlyFrom: payout === null || lastDue === null ? null : earliestPrepayment(payout, lastDue, rules.prepayment),
    };
  }, [plan, market]);
}
