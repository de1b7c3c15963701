import { daysUntilDue, lenderDate } from '@/domain/calendar-days';
import { lateCost } from '@/domain/late-cost';
import type { Market } from '@/domain/market';
import { capOn, marketRules } from '@/domain/market-rules';
import type { Frozen, Order, Period } from './schema';

/** The open amount of one period, in minor units. */
export type Owed = { principal: number; interest: number; fee: number; total: number };

/** Days a period is late on the lender's calendar; 0 until its due day has ended. */
export function lateDays(period: Frozen<Period>, now: number, market: Market): number {
  return Math.max(0, -daysUntilDue(period.dueAt, now, market.utcOffset));
}

/** The agreed amount of a period, without late charges. */
const agreedFor = ({ principal, interest, fee }: Frozen<Period>): number => principal + interest + fee;

/** The late charges of one period so far, ignoring other periods. */
function lateFeeAlone(order: Frozen<Order>, period: Frozen<Period>, now: number, market: Market): number {
  const days = lateDays(period, now, market);
  if (days === 0 || period.paidAt !== null) return 0;
  if (order.lateChargeADay !== null) return days * order.lateChargeADay;
  const unpaid = Math.max(0, agreedFor(period) - period.paid);
  return Number(
    lateCost({ unpaid: BigInt(unpaid), days, rule: marketRules(market).lateCost, isRepeatClient: order.isRepeatClient })
      .total,
  );
}

/** The late charges that a loan may have until all its charges reach the market's cap; Infinity without a cap. */
function remainingLateFees(order: Frozen<Order>, now: number, market: Market): number {
  const cap = capOn(marketRules(market).caps.total, lenderDate(now, market.utcOffset));
  if (!cap) return Infinity;
  const charged = order.periods.reduce(
    (sum, period) => sum + period.interest + period.fee + Math.max(period.charges, period.paid - agreedFor(period)),
    order.extensionFees,
  );
  return Math.max(0, (order.principal * cap.percent) / 100 - charged);
}

/** The late charges of one period so far, limited by the market's cap for all periods together, first periods first. */
export function lateFee(order: Frozen<Order>, period: Frozen<Period>, now: number, market: Market): number {
  let remaining = order.lateChargeADay === null ? remainingLateFees(order, now, market) : Infinity;
  for (const current of order.periods) {
    const fee = Math.min(remaining, lateFeeAlone(order, current, now, market));
    if (current.no === period.no) return fee;
    remaining -= fee;
  }
  return 0;
}

/** Payments cover fees first, then interest, then principal (specification section 9). */
export function owedFor(order: Frozen<Order>, period: Frozen<Period>, now: number, market: Market): Owed {
  if (period.paidAt !== null) return { principal: 0, interest: 0, fee: 0, total: 0 };
  const fees = period.fee + period.charges + lateFee(order, period, now, market);
  const fee = Math.max(0, fees - period.paid);
  const interest = Math.max(0, period.interest - Math.max(0, period.paid - fees));
  const principal = period.principal - Math.max(0, period.paid - fees - period.interest);
  return { principal, interest, fee, total: principal + interest + fee };
}

/** The unpaid periods of a loan, in their order. */
export function waitingPeriods(order: Frozen<Order>): readonly Frozen<Period>[] {
  return order.periods.filter((period) => period.paidAt === null);
}

/** Running totals of the waiting periods: the amounts that can be paid at once. */
export function payableSums(order: Frozen<Order>, now: number, market: Market): number[] {
  let sum = 0;
  return waitingPeriods(order).map((period) => (sum += owedFor(order, period, now, market).total));
}

/**
 * The amount to pay now: all periods that are late or due today, or if there are none, the first unpaid one.
 * @returns number of periods from the first, and their sum; both 0 if nothing is owed
 */
export function dueNow(order: Frozen<Order>, now: number, market: Market): { count: number; amount: number } {
  const waiting = waitingPeriods(order);
  const count = Math.max(
    Math.min(1, waiting.length),
    waiting.filter((period) => daysUntilDue(period.dueAt, now, market.utcOffset) <= 0).length,
  );
  return { count, amount: payableSums(order, now, market)[count - 1] ?? 0 };
}
