import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { claimQuery, readClaim } from '@/features/loan/queries';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { lastWayId, lastWays } from './records/last-way';
import { unreadPaymentKey } from './records/paid-keys';
import { unreadPayment } from './unread/unread-payment';

/** The bank or mini market that was selected last. */
export type LastWay = v.InferOutput<typeof lastWays.schema>;

function lastWayQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['pay', 'last-way'],
    queryFn: async () => (await storage.open(lastWays).get(lastWayId))?.data ?? null,
    staleTime: 0,
  });
}

/** When a payment of the order was stored that this build cannot read, epoch milliseconds; otherwise `null`. */
function unreadPaymentQuery(storage: DeviceStorage, orderId: string) {
  return queryOptions({
    queryKey: unreadPaymentKey(orderId),
    queryFn: () => unreadPayment(storage, orderId),
    staleTime: 0,
    gcTime: 0,
  });
}

/** An order may have been paid: when (epoch milliseconds), and whether this build can read the record. */
export type PaidNote = { at: number; isUnread: boolean };

/** @param unread when a payment was stored that this build cannot read */
function paidNoteOf(claim: Awaited<ReturnType<typeof readClaim>>, unread: number | null): PaidNote | null {
  if (unread !== null) return { at: unread, isUnread: true };
  return claim && { at: claim.claimedAt, isUnread: false };
}

/** The note on this phone that an order may have been paid, for a loader; null if there is none. */
export async function readPaidNote(storage: DeviceStorage, orderId: string): Promise<PaidNote | null> {
  return paidNoteOf(...(await Promise.all([readClaim(storage, orderId), unreadPayment(storage, orderId)])));
}

/** The same note for a component: null if there is none, undefined until the device has answered. */
export function usePaidNote(orderId: string): PaidNote | null | undefined {
  const { storage } = useServices();
  const claim = useQuery(claimQuery(storage, orderId)).data;
  const unread = useQuery(unreadPaymentQuery(storage, orderId)).data;
  return claim === undefined || unread === undefined ? undefined : paidNoteOf(claim, unread);
}

/**
 * The place that the borrower selected last (decision 80, last way); undefined until the device has answered.
 * @returns null if there is none, or if the order may have been paid
 */
export function useLastWay(orderId: string): LastWay | null | undefined {
  const { storage } = useServices();
  const way = useQuery(lastWayQuery(storage)).data;
  const note = usePaidNote(orderId);
  if (way === undefined || note === undefined) return undefined;
  return note === null ? way : null;
}

/** Stores the selected way; `null` removes it, because another type was selected (specification section 4). */
export function saveLastWay(storage: DeviceStorage, queryClient: QueryClient, way: LastWay | null): void {
  queryClient.removeQueries(lastWayQuery(storage));
  const store = storage.open(lastWays);
  // Without storage there is no suggestion next time.
  void (way ? store.set(lastWayId, way) : store.remove(lastWayId)).catch(() => undefined);
}
