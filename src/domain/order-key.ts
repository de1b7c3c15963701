/** The key of an order, as in the address. An offer without an order has an empty `orderId`. */
export type OrderKey = { productId: string; orderId: string };

/** @returns the order that the inputs of a page name; null without one */
export function orderKeyOf({ productId = '', orderId }: Partial<OrderKey>): OrderKey | null {
  return orderId === undefined ? null : { productId, orderId };
}
