/**
 * Query key of the cards and the amount of an order. Not beside its query, which the page of a new card must not load.
 */
export const cardWayKey = (orderId: string) => ['card-repayment', 'way', orderId] as const;

/** Query key of the last four digits of the card that was just added, to pay an order with it. */
export const addedCardKey = (orderId: string) => ['card-repayment', 'added', orderId] as const;
