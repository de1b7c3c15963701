import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { claimKey } from '@/features/pay/records/paid-keys';
import { paymentClaims } from '@/features/pay/records/payment-claims';
import { loanDetails } from '@/platform/api/contract/loan';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { DeviceStorage } from '@/platform/storage/storage';

/** One loan; used by the route's loader and the screen. */
export function loanDetailsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['loan', 'details', key],
    meta: { persistedCall: loanDetails },
    queryFn: ({ signal }) => api.call(loanDetails, key, { signal, retry: true }),
  });
}

/** The borrower's claim about an order; `null` if there is none. */
export async function readClaim(storage: DeviceStorage, orderId: string) {
  return (await storage.open(paymentClaims).get(orderId))?.data ?? null;
}

/**
 * The borrower's claim about an order; `null` if there is none (decision 14, virtual account). Read on each visit,
 * because an old answer could offer a second payment. Its copy is there at once, so that the page does not move.
 */
export function claimQuery(storage: DeviceStorage, orderId: string) {
  return queryOptions({
    queryKey: claimKey(orderId),
    queryFn: () => readClaim(storage, orderId),
    placeholderData: () => storage.open(paymentClaims).copyOf(orderId)?.data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Removes a claim from the device, unless the borrower has made a newer one meanwhile. */
export async function removeClaim(storage: DeviceStorage, orderId: string, claimedAt: number): Promise<void> {
  await storage.open(paymentClaims).update(orderId, (claim) => (claim?.claimedAt === claimedAt ? undefined : claim));
}
