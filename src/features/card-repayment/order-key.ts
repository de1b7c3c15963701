/** What names one order on the wire; both as the address had them. */
export type OrderKey = { productId: string; orderId: string };
