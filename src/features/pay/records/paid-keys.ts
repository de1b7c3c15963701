/*
 * Query keys of records that show whether an order may be paid already. In a file of their own, because the inline
 * script of a payment code (preview.ts) fills the cache under them and must not load the stores.
 */

/** The borrower's claim to have paid an order. */
export const claimKey = (orderId: string) => ['loan', 'claim', orderId] as const;

/** A payment of an order that another build stored and this one cannot read. */
export const unreadPaymentKey = (orderId: string) => ['pay', 'unread', orderId] as const;
