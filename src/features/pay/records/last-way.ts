import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { isQuiet } from '@/domain/payments/payment';
import { useServices } from '@/platform/services';
import { defineStore, onlyKey } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import { useBook } from '../payments/use-book';

/** Where the borrower paid last time: the place and, at a bank, the channel (decision 80, last way). */
export const lastWays = defineStore({
  name: 'last-way',
  version: 1,
  schema: v.object({
    payType: v.pipe(v.string(), v.nonEmpty()),
    payCode: v.string(),
    /** Empty if none was selected. */
    method: v.string(),
    /** The name in the list of ways. */
    name: v.string(),
  }),
});

export type LastWay = v.InferOutput<typeof lastWays.schema>;

function lastWayQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['pay', 'last-way'],
    queryFn: async () => (await storage.open(lastWays).get(onlyKey))?.data ?? null,
    staleTime: 0,
  });
}

/**
 * The place that the borrower selected last (decision 80, last way); undefined until the device has answered.
 * @returns null if there is none, or if a payment of the order is under way or may have arrived
 */
export function useLastWay(orderId: string): LastWay | null | undefined {
  const { storage } = useServices();
  const way = useQuery(lastWayQuery(storage)).data;
  const { book, isKnown, unreadSince } = useBook(orderId);
  if (way === undefined || !isKnown) return undefined;
  return (book && !isQuiet(book)) || unreadSince !== null ? null : way;
}

/** Stores the selected way; `null` removes it, because another type was selected (specification section 4). */
export function saveLastWay(storage: DeviceStorage, queryClient: QueryClient, way: LastWay | null): void {
  queryClient.removeQueries(lastWayQuery(storage));
  const store = storage.open(lastWays);
  // Without storage there is no suggestion next time.
  void (way ? store.set(onlyKey, way) : store.remove(onlyKey)).catch(() => undefined);
}
