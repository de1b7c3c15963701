import { parseSearch } from '@/platform/browser/search';

/** Longer is no order number; the longest of the trade stay far below. */
const longest = 128;

/** The order that an address of a loan's page names; empty where it names none. Never throws. */
export function orderIdIn(address: string): string {
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  // An old address has its query behind a hash.
  const inHash = /#[^?]*\?(.*)$/.exec(address)?.[1] ?? '';
  const orderId = (parseSearch(inHash)['orderId'] ?? parseSearch(query)['orderId'] ?? '').trim();
  return orderId.length > longest ? '' : orderId;
}

/** Under which key the terms of a loan lie; those without an order are the latest of their product. */
export function agreedKey(orderId: string, productId: string): string {
  return orderId === '' ? `product/${productId}` : `order/${orderId}`;
}
