import { queryOptions } from '@tanstack/react-query';
import { paymentClaims } from '@/storage/records/payment-claims';
import type { DeviceStorage } from '@/storage/storage';

/**
 * What the borrower said about having paid an order; `null` when there is no such claim (decision 14, virtual account).
 */
export function claimQuery(storage: DeviceStorage, orderId: string) {
  return queryOptions({
    queryKey: ['loan', 'claim', orderId],
    queryFn: async () => (await storage.open(paymentClaims).get(orderId))?.data ?? null,
    staleTime: 0,
  });
}

/** Takes a claim off the device, unless the borrower has made a newer one meanwhile. */
export async function removeClaim(storage: DeviceStorage, orderId: string, claimedAt: number): Promise<void> {
  await storage.open(paymentClaims).update(orderId, (claim) => (claim?.claimedAt === claimedAt ? undefined : claim));
}
