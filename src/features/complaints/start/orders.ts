import type { OrderCard } from '@/platform/api/contract/order-card';

/** The order the server selected, and all of them. */
type Orders = { orderDetail: OrderCard | null; orderList: readonly OrderCard[] };

/** Every order once; the selected one comes first where the list leaves it out. */
export function allOrders({ orderDetail, orderList }: Orders): OrderCard[] {
  const orders = new Map<string, OrderCard>();
  const isListed = orderList.some(({ orderNo }) => orderNo === orderDetail?.orderNo);
  if (orderDetail && !isListed) orders.set(orderDetail.orderNo, orderDetail);
  for (const order of orderList) if (!orders.has(order.orderNo)) orders.set(order.orderNo, order);
  return Array.from(orders.values());
}

/**
 * The order a complaint is going to be about: the wanted one if it is the borrower's, else the server's choice, else
 * the first. An order number that somebody put into the address is never passed on.
 * @param wanted its number, or empty
 * @returns null where there is no order at all
 */
export function selectOrder(orders: Orders, wanted: string): OrderCard | null {
  const all = allOrders(orders);
  return all.find(({ orderNo }) => orderNo === wanted) ?? orders.orderDetail ?? all[0] ?? null;
}
