import type { OrderKey } from '@/domain/order-key';
import type { Services } from '@/platform/services';

/** The key of an order's loan; if the server sent no product, the product comes from the stored answers. */
export async function loanOfOrder(
  services: Pick<Services, 'storage'>,
  { orderNo, productId }: { orderNo: string; productId: string },
): Promise<OrderKey> {
  const key = { productId, orderId: orderNo };
  if (productId !== '') return key;
  // Most orders have a product, so the code of stored answers loads only when one has none.
  const stored = import('./persisted-answers').then(({ lastReadLoan }) => lastReadLoan(services, orderNo));
  return (await stored.catch(() => null)) ?? key;
}
