import { lenderDate } from '@/domain/calendar-days';
import type { Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { refuseWith, type Context } from '../backend/define-handler';
import { dateTimeText } from '../clock';
import type { Frozen, Order } from '../db/schema';

/**
 * Runs a handler that needs an order: a missing number is refused with 4001, an unknown one with 4004.
 * @param productId what the call names beside it; undefined if it names none
 */
export function withOrder<Result>(
  { orderId, productId }: { orderId: string; productId?: string },
  context: Context,
  act: (order: Frozen<Order>) => Result,
): Result | ReturnType<typeof refuseWith> {
  if (orderId === '') return refuseWith('4001', context);
  const order = context.state.orders.find((candidate) => candidate.orderId === orderId);
  const isOther = context.lender.manners().needsProduct && productId !== undefined && productId !== order?.productId;
  return order && !isOther ? act(order) : refuseWith('4004', context);
}

/** A debt as the server sends it, minor units. */
export function toldDebt(amount: number, { lender }: Context): number {
  const { roundTo } = lender.manners();
  return Math.ceil(amount / roundTo) * roundTo;
}

/** A due day as the server sends it. */
export function toldDue(dueAt: number, { lender, market: { utcOffset } }: Context): string | number {
  const texts = { day: lenderDate(dueAt, utcOffset), clock: dateTimeText(dueAt, utcOffset), epoch: dueAt };
  return texts[lender.manners().dueTime];
}

/** An amount as the server writes it into a text. */
export function moneyText(amount: number, market: Market): string {
  return shownAmount(BigInt(amount), market.currency);
}
