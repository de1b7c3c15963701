/**
 * Query key of the borrower's claim to have paid an order. Not beside its store, which the inline script of a payment
 * code (`code/preview.ts`) must not load: it fills the cache under this key and the next one.
 */
export const claimKey = (orderId: string) => ['loan', 'claim', orderId] as const;

/** Query key of a payment of an order that another build stored and this one cannot read. */
export const unreadPaymentKey = (orderId: string) => ['pay', 'unread', orderId] as const;
