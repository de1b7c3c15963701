import { percentOf, toWholeUnits } from './percent';

/** One step of the daily late interest, in per cent of the unpaid amount. */
export type LateInterestStep = {
  /** First and last late day of the step, both included, from 1. `toDay` is `null` for the last step. */
  readonly fromDay: number;
  readonly toDay: number | null;
  readonly percentPerDay: number;
};

/** The costs of late payments in one market. */
export type LateCostRule = {
  /** Charged once, on the first late day; minor units. `null` without one in the market's terms. */
  readonly penalty: { readonly newClient: bigint; readonly repeatClient: bigint } | null;
  /** Interest a day, in steps that follow one another from day 1. */
  readonly steps: readonly LateInterestStep[];
  /** The maximum of all late costs, in per cent of the unpaid amount; `null` without a limit. */
  readonly ceilingPercent: number | null;
};

/** The interest of a number of late days, in per cent of the unpaid amount. */
function interestPercent(steps: readonly LateInterestStep[], days: number): number {
  return steps.reduce((sum, { fromDay, toDay, percentPerDay }) => {
    const daysInStep = Math.max(0, Math.min(days, toDay ?? days) - fromDay + 1);
    return sum + daysInStep * percentPerDay;
  }, 0);
}

/** `unpaid`: minor units. `days`: whole ones since the due day. Zero or less of one of them costs nothing. */
type Input = { unpaid: bigint; days: number; rule: LateCostRule; isRepeatClient: boolean };

/**
 * The costs of late payments: one penalty, then simple daily interest (specification section 9).
 * @returns minor units; `total` is never above the market's ceiling, which reduces the interest first, then the
 *   penalty. Interest and ceiling are rounded to whole rupees or rupiah.
 */
export function lateCost({ unpaid, days, rule, isRepeatClient }: Input) {
  if (days <= 0 || unpaid <= 0n) return { penalty: 0n, interest: 0n, total: 0n };
  const ceiling = rule.ceilingPercent === null ? null : toWholeUnits(percentOf(unpaid, rule.ceilingPercent));
  const limited = (amount: bigint) => (ceiling !== null && amount > ceiling ? ceiling : amount);
  const penalty = limited(
    rule.penalty === null ? 0n : isRepeatClient ? rule.penalty.repeatClient : rule.penalty.newClient,
  );
  const interest = toWholeUnits(percentOf(unpaid, interestPercent(rule.steps, days)));
  const total = limited(penalty + interest);
  return { penalty, interest: total - penalty, total };
}
