import type { LateCostRule } from '@/domain/late-cost';
import { sumMinor } from '@/domain/money';
import { furtherLateCost, type Debt } from './further-late-cost';

/** A period that waits to be paid. */
export type Waiting = {
  /** What the server asks for today, minor units. */
  amount: bigint;
  /** Its due day where the lender is, `YYYY-MM-DD`; `null` when that is not known. */
  dueDate: string | null;
  /** Days from today to it, negative when late; `null` when that is not known. */
  dueIn: number | null;
};

/** What comes of one way to go on; minor units. */
export type RepaymentOption = {
  payNow: bigint;
  left: bigint;
  total: bigint;
  /** Against paying each period on its day: more is positive, less is negative. */
  difference: bigint;
};

function optionOf(periods: readonly Waiting[], payNow: bigint, extra: bigint): RepaymentOption {
  const planned = plannedTotal(periods);
  const total = planned + extra;
  return { payNow, left: total - payNow, total, difference: total - planned };
}

/** What the plan comes to as the server has it today: the measure of all the others. */
export function plannedTotal(periods: readonly Waiting[]): bigint {
  return sumMinor(periods.map(({ amount }) => amount));
}

/** Paying the next period now, the others on their days. */
export function payNext(periods: readonly Waiting[]): RepaymentOption {
  return optionOf(periods, periods[0]?.amount ?? 0n, 0n);
}

/** Paying everything now. The server names no discount for it. */
export function payAll(periods: readonly Waiting[]): RepaymentOption {
  return optionOf(periods, plannedTotal(periods), 0n);
}

/** Paying the fee of an extension now, and the plan as it stands from the new day on: an estimate, but for the fee. */
export function extend(periods: readonly Waiting[], fee: bigint): RepaymentOption {
  return optionOf(periods, fee, fee);
}

/** The debt of one period today. */
export function debtOf({ amount, dueIn }: Waiting, rule: LateCostRule): Debt {
  return { present: amount, lateDays: Math.max(0, -(dueIn ?? 0)), rule };
}

/** Paying nothing now, and the next period so many days late (or, when it is late already, so many days from today). */
export function payLate(periods: readonly Waiting[], cost: bigint): RepaymentOption {
  return optionOf(periods, 0n, cost);
}

/** Days from today to the day on which the next period would be paid so many days late. */
export function payingIn({ dueIn }: Waiting, days: number): number {
  return Math.max(0, dueIn ?? 0) + days;
}

/**
 * What the periods after the next one would cost as well, if they are not paid until that day either.
 * @param paidIn days from today
 * @returns minor units; 0 while none of them is late by then
 */
export function othersLateCost(periods: readonly Waiting[], paidIn: number, rule: LateCostRule): bigint {
  return sumMinor(
    periods.slice(1).map((period) => {
      const { dueIn } = period;
      if (dueIn === null) return 0n;
      return furtherLateCost(debtOf(period, rule))(paidIn - Math.max(0, dueIn));
    }),
  );
}
