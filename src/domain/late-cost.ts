import { percentOf, toWholeUnits } from './percent';

/** One step of the daily late interest, in per cent of the unpaid amount. */
export type LateInterestStep = {
  readonly fromDay: number;
  readonly toDay: number | null;
  readonly percentPerDay: number;
};

/** The costs of late payments in one market. */
export type LateCostRule = {
  /** Falls due once, with the first late day; minor units. `null` where the market's terms name none. */
  readonly penalty: { readonly newClient: bigint; readonly repeatClient: bigint } | null;
  /** Interest a day, in steps that follow one another from day 1. */
  readonly steps: readonly LateInterestStep[];
  /** The most that being late may cost altogether, in per cent of what is unpaid; `null` for no such limit. */
  readonly ceilingPercent: number | null;
};

/** What so many late days cost, in minor units. */
export type LateCost = {
  penalty: bigint;
  interest: bigint;
  /** Both together, never above the market's ceiling. */
  total: bigint;
};

/** Per cent of the unpaid amount that so many late days add up to. */
function interestPercent(steps: readonly LateInterestStep[], days: number): number {
  return steps.reduce((sum, { fromDay, toDay, percentPerDay }) => {
    const daysInStep = Math.max(0, Math.min(days, toDay ?? days) - fromDay + 1);
    return sum + daysInStep * percentPerDay;
  }, 0);
}

type Input = {
  /** What was due and is not paid, minor units; nothing or less costs nothing. */
  unpaid: bigint;
  /** Whole days since the due day; 0 or fewer cost nothing. */
  days: number;
  rule: LateCostRule;
  isRepeatClient: boolean;
};

/**
 * The costs of late payments: one penalty, then simple daily interest (specification section 9).
 * @returns amounts in whole rupees or rupiah; the ceiling reduces the interest
 */
export function lateCost({ unpaid, days, rule, isRepeatClient }: Input): LateCost {
  if (days <= 0 || unpaid <= 0n) return { penalty: 0n, interest: 0n, total: 0n };
  const ceiling = rule.ceilingPercent === null ? null : toWholeUnits(percentOf(unpaid, rule.ceilingPercent));
  const below = (amount: bigint) => (ceiling !== null && amount > ceiling ? ceiling : amount);
  const penalty = below(
    rule.penalty === null ? 0n : isRepeatClient ? rule.penalty.repeatClient : rule.penalty.newClient,
  );
  const interest = toWholeUnits(percentOf(unpaid, interestPercent(rule.steps, days)));
  const total = below(penalty + interest);
  return { penalty, interest: total - penalty, total };
}
