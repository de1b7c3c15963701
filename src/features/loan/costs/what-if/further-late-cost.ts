import { lateCost, type LateCostRule } from '@/domain/late-cost';

/** One amount that is not paid. */
export type Debt = {
  /** What the server asks for today, minor units: with the late charges so far. */
  present: bigint;
  /** Whole days it is late already; 0 when it is not. */
  lateDays: number;
  rule: LateCostRule;
};

/** New clients pay the higher penalty; which kind somebody is, the page is not told. */
const client = { isRepeatClient: false };

/** More late days than any rule tells apart. */
const forever = 100_000;

/**
 * What was due before it became late, worked back from today's amount by the same rule: late charges are reckoned from
 * it, not from one another.
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
 * What further days cost on top of today's amount: an estimate (specification section 9, decision 54, what if).
 * @returns a function of whole days: after the due day, or, for what is late already, after today. Minor units,
 *   never less for a later day
 */
export function furtherLateCost(debt: Debt): (days: number) => bigint {
  const unpaid = unpaidBehind(debt);
  const lateDays = Math.max(0, debt.lateDays);
  const costOf = (days: number) => lateCost({ unpaid, days, rule: debt.rule, ...client }).total;
  const sofar = costOf(lateDays);
  return (days) => costOf(lateDays + Math.max(0, days)) - sofar;
}

/** The most that further days can ever cost, minor units; `null` where the market knows no such limit. */
export function furtherCeiling(debt: Debt): bigint | null {
  return debt.rule.ceilingPercent === null ? null : furtherLateCost(debt)(forever);
}
