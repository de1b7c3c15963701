import type { OrderKey } from '@/domain/order-key';
import type { Services } from '@/platform/services';

/**
 * The names of the loan of an order, for its page. A server that does not send the product with the order may still ask
 * for it: then it is that of the loan as this phone has read it, or empty.
 */
export async function loanOfOrder(
  services: Pick<Services, 'storage'>,
  { orderNo, productId }: { orderNo: string; productId: string },
): Promise<OrderKey> {
  const named = { productId, orderId: orderNo };
  if (productId !== '') return named;
  const stored = import('./persisted-answers').then(({ lastReadLoan }) => lastReadLoan(services, orderNo));
  return (await stored.catch(() => null)) ?? named;
}
