import type { Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { refuseWith, type Context } from '../backend/define-handler';
import type { Frozen, Order } from '../db/schema';

/** Runs a handler that needs an order: a missing number is refused with 4001, an unknown one with 4004. */
export function withOrder<Result>(
  orderId: string,
  context: Context,
  act: (order: Frozen<Order>) => Result,
): Result | ReturnType<typeof refuseWith> {
  if (orderId === '') return refuseWith('4001', context);
  const order = context.state.orders.find((candidate) => candidate.orderId === orderId);
  return order ? act(order) : refuseWith('4004', context);
}

/** An amount as the server writes it into a text. */
export function moneyText(amount: number, market: Market): string {
  return shownAmount(BigInt(amount), market.currency);
}
