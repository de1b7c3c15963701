import { lenderDate } from '@/domain/calendar-days';
import type { chatInit } from '@/platform/api/contract/chat';
import type { WireAnswerOf } from '@/platform/api/define-call';
import type { Context } from '../backend/define-handler';
import { waitingPeriods } from '../db/debt';
import type { Frozen, Order } from '../db/schema';
import { statusOf } from '../db/status';
import { findProduct } from '../seed/products';
import { moneyText } from './order-access';

type WireCard = NonNullable<WireAnswerOf<typeof chatInit>['orderDetail']>;

/** Statuses in which the borrower may have been asked for money. */
const collectible = new Set(['174', '180', '3', '5']);

/** Whether a collection-type complaint about this order is accepted (specification section 4). */
export function allowsCollection(order: Frozen<Order>, { now, market }: Context): boolean {
  return collectible.has(statusOf(order, now, market));
}

/** The card of an order, as complaints and the chat show it. */
function orderCard(order: Frozen<Order>, context: Context): WireCard {
  const { copy, market, now } = context;
  const status = statusOf(order, now, market);
  const [next] = waitingPeriods(order);
  return {
    orderNo: order.orderId,
    productId: order.productId,
    productLogo: '',
    productName: findProduct(order.productId)?.name ?? '',
    status: copy.statusLabels[status] ?? copy.unknownNotice.title,
    isShow: allowsCollection(order, context) ? 1 : 0,
    list: [
      { title: copy.rows.amount, value: moneyText(order.principal, market) },
      { title: copy.rows.applied, value: lenderDate(order.submittedAt, market.utcOffset) },
      ...(next ? [{ title: copy.rows.dueDate, value: lenderDate(next.dueAt, market.utcOffset) }] : []),
    ],
  };
}

/** The requested order, or the latest one; and all orders. */
export function orderCards(orderNo: string, context: Context): { orderDetail: WireCard | null; orderList: WireCard[] } {
  const { orders } = context.state;
  const selected = orders.find((order) => order.orderId === orderNo) ?? orders[0];
  return {
    orderDetail: selected ? orderCard(selected, context) : null,
    orderList: orders.map((order) => orderCard(order, context)),
  };
}
