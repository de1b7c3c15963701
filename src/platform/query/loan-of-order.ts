import type { OrderKey } from '@/domain/order-key';
import type { Services } from '@/platform/services';

/** The names of the loan of an order; without a product from the server, that of the loan as last read. */
export async function loanOfOrder(
  services: Pick<Services, 'storage'>,
  { orderNo, productId }: { orderNo: string; productId: string },
): Promise<OrderKey> {
  const named = { productId, orderId: orderNo };
  if (productId !== '') return named;
  const stored = import('./persisted-answers').then(({ lastReadLoan }) => lastReadLoan(services, orderNo));
  return (await stored.catch(() => null)) ?? named;
}
