/** The page options of both pages where a complaint begins. */
export const startFacts = {
  inputs: ['orderNo', 'orderId', 'productId'],
  catalogs: ['help'],
  planned: ['orderNo'],
} as const;
