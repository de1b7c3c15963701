/**
 * Query key of the borrower's claim to have paid an order. Not beside its store, because the inline script of a payment
 * code (`code/preview.ts`) fills the cache under this key and the next one, and must not load the stores.
 */
export const claimKey = (orderId: string) => ['loan', 'claim', orderId] as const;

/** Query key of a payment of an order that another build stored and this one cannot read. */
export const unreadPaymentKey = (orderId: string) => ['pay', 'unread', orderId] as const;
