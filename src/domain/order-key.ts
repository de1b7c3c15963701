/** The key of an order, as in the address. An offer without an order has an empty `orderId`. */
export type OrderKey = { productId: string; orderId: string };
