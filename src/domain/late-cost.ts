/** One step of the daily late interest, in per cent of the unpaid amount. */
export type LateInterestStep = {
  readonly fromDay: number;
  readonly toDay: number | null;
  readonly percentPerDay: number;
};

/** What being late costs in one market: data, so that a regulator's change is a change of data. */
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

/** Per cent in steps of a ten-thousandth: exact for rates such as 0.1 %. */
const fine = 10_000;

/** Minor units of a whole rupee or rupiah: nobody is billed a fraction. */
const whole = 100n;

/** Rounded half up to whole units; amounts of a debt are never negative. */
const toWhole = (minor: bigint): bigint => ((minor + whole / 2n) / whole) * whole;

/** Per cent of the unpaid amount that so many late days add up to, in ten-thousandths of a per cent. */
function interestShare(steps: readonly LateInterestStep[], days: number): bigint {
  let share = 0n;
  for (const { fromDay, toDay, percentPerDay } of steps) {
    const daysInStep = Math.max(0, Math.min(days, toDay ?? days) - fromDay + 1);
    share += BigInt(daysInStep) * BigInt(Math.round(percentPerDay * fine));
  }
  return share;
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
 * What being late costs: one penalty, then simple interest a day on what is unpaid (specification section 9).
 * @returns amounts in whole rupees or rupiah; interest is what is left below the ceiling, after the penalty
 */
export function lateCost({ unpaid, days, rule, isRepeatClient }: Input): LateCost {
  if (days <= 0 || unpaid <= 0n) return { penalty: 0n, interest: 0n, total: 0n };
  const ceiling =
    rule.ceilingPercent === null
      ? null
      : toWhole((unpaid * BigInt(Math.round(rule.ceilingPercent * fine))) / BigInt(100 * fine));
  const below = (amount: bigint) => (ceiling !== null && amount > ceiling ? ceiling : amount);
  const penalty = below(
    rule.penalty === null ? 0n : isRepeatClient ? rule.penalty.repeatClient : rule.penalty.newClient,
  );
  const interest = toWhole((unpaid * interestShare(rule.steps, days)) / BigInt(100 * fine));
  const total = below(penalty + interest);
  return { penalty, interest: total - penalty, total };
}
