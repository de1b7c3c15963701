/** What names one order on the wire, both as the address had them. An offer that belongs to no order yet has an empty `orderId`. */
export type OrderKey = { productId: string; orderId: string };
