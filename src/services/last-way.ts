import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { unreadPayment } from '@/delivery/unread/unread-payment';
import { lastWays } from '@/storage/records/last-way';
import { paymentClaims } from '@/storage/records/payment-claims';
import type { DeviceStorage } from '@/storage/storage';

/** A bank or mini market, as it was last chosen. */
export type LastWay = v.InferOutput<typeof lastWays.schema>;

const key = 'last';

/**
 * Where the borrower paid last time; `null`: this phone knows of none, or the order may be paid already (decision 80, last
 * way).
 */
export function lastWayQuery(storage: DeviceStorage, orderId: string) {
  return queryOptions({
    queryKey: ['last-way', orderId],
    queryFn: async (): Promise<LastWay | null> => {
      const mayBePaid =
        (await unreadPayment(storage, orderId)) !== null ||
        (await storage.open(paymentClaims).get(orderId)) !== undefined;
      return mayBePaid ? null : ((await storage.open(lastWays).get(key))?.data ?? null);
    },
    staleTime: 0,
  });
}

/**
 * Keeps the way that was chosen, or forgets it.
 * @param way `null`: another type of payment was chosen (specification section 4)
 */
export function keepLastWay(storage: DeviceStorage, queryClient: QueryClient, way: LastWay | null): void {
  queryClient.removeQueries({ queryKey: ['last-way'] });
  const store = storage.open(lastWays);
  // A phone that cannot keep it offers nothing next time.
  void (way ? store.set(key, way) : store.remove(key)).catch(() => undefined);
}
