import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Due, dueAt, type DueFields } from '@/domain/amount-due';
import type { OrderKey } from '@/domain/order-key';
import { isOpen, isUnderWay } from '@/domain/payments/payment';
import { installmentPlan } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import { useMarket } from '@/platform/i18n/market';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { defineStore, onlyKey } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import { useBook } from './payments/use-book';

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
  const mayBePaid = book?.payments.some((one) => isUnderWay(one) || (one.found !== null && isOpen(one)));
  return mayBePaid || unreadSince !== null ? null : way;
}

/** Stores the selected way; `null` removes it, because another type was selected (specification section 4). */
export function saveLastWay(storage: DeviceStorage, queryClient: QueryClient, way: LastWay | null): void {
  queryClient.removeQueries(lastWayQuery(storage));
  const store = storage.open(lastWays);
  // Without storage there is no suggestion next time.
  void (way ? store.set(onlyKey, way) : store.remove(onlyKey)).catch(() => undefined);
}

/** The lock of the calls that pay an order. */
export const payLock = (orderId: string): string => `card-payment/${orderId}`;

/** The paid and unpaid periods; used by the route's loader and the screen. */
export function installmentPlanQuery(api: ApiClient, key: OrderKey) {
  return persistedCallQuery(api, installmentPlan, key, true);
}

/** What a loan's details say of the amount due; `null` before they are read. */
export function useDue(details: DueFields | undefined): Due | null {
  const { clock } = useServices();
  const market = useMarket();
  return details ? dueAt(details, market, clock.now()) : null;
}
