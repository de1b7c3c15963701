import { msg } from '@lingui/macro';

/** The page options of both pages where a complaint begins. */
export const startFacts = {
  title: msg({ message: 'Complaints', comment: 'Title of the page where a complaint begins' }),
  inputs: ['orderNo', 'orderId', 'productId'],
  catalogs: ['help'],
  planned: ['orderNo'],
} as const;
