/**
 * Query key of the cards and the amount of an order. Not beside its query, which the page of a new card must not load.
 */
export const cardWayKey = (orderId: string) => ['card-repayment', 'way', orderId] as const;
