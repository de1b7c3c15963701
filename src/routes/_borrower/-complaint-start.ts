import type { Services } from '@/services/services';
import { readSelectedOrder } from '@/storage/records/selected-order';

/** What both pages know of themselves where a complaint begins. */
export const startFacts = {
  inputs: ['orderNo', 'orderId', 'productId'],
  catalogs: ['help'],
  prerender: 'skeleton',
  planned: ['orderNo'],
} as const;

/** The order that the address names, or empty. */
export const namedOrder = ({ search }: { search: { orderNo?: string; orderId?: string } }) => ({
  named: search.orderNo ?? search.orderId ?? '',
});

/** The order to ask about: the one that is named, else the one selected last, else empty. */
export async function orderToAsk({ storage }: Pick<Services, 'storage'>, named: string): Promise<string> {
  return named === '' ? ((await readSelectedOrder(storage))?.orderNo ?? '') : named;
}
