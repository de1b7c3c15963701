/** The page options of both pages where a complaint begins. */
export const startFacts = {
  inputs: ['orderNo', 'orderId', 'productId'],
  catalogs: ['help'],
  planned: ['orderNo'],
} as const;

/** The order in the address, or empty. */
export const namedOrder = ({ search }: { search: { orderNo?: string; orderId?: string } }) => ({
  named: search.orderNo ?? search.orderId ?? '',
});
