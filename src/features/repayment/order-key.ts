/** Which loan a page of repaying is about. */
export type OrderKey = { productId: string; orderId: string };
