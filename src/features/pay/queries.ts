import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { claimQuery, readClaim } from '@/features/loan/queries';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { lastWayId, lastWays } from './records/last-way';
import { unreadPaymentKey } from './records/paid-keys';
import { unreadPayment } from './unread/unread-payment';

/** A bank or mini market, as it was last chosen. */
export type LastWay = v.InferOutput<typeof lastWays.schema>;

function lastWayQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['pay', 'last-way'],
    queryFn: async () => (await storage.open(lastWays).get(lastWayId))?.data ?? null,
    staleTime: 0,
  });
}

/** When a payment of the order was noted in a form that this build cannot read, epoch milliseconds; else `null`. */
function unreadPaymentQuery(storage: DeviceStorage, orderId: string) {
  return queryOptions({
    queryKey: unreadPaymentKey(orderId),
    queryFn: () => unreadPayment(storage, orderId),
    staleTime: 0,
    gcTime: 0,
  });
}

/** That an order may have been paid: when (epoch milliseconds), and whether this build can read the record. */
export type PaidNote = { at: number; isUnread: boolean };

type Claim = Awaited<ReturnType<typeof readClaim>>;

/** @param unread when a payment was noted that this build cannot read */
function paidNoteOf(claim: Claim, unread: number | null): PaidNote | null {
  if (unread !== null) return { at: unread, isUnread: true };
  return claim && { at: claim.claimedAt, isUnread: false };
}

/** What this phone knows of a payment of the order: the same as `usePaidNote`, for a loader. */
export async function readPaidNote(storage: DeviceStorage, orderId: string): Promise<PaidNote | null> {
  return paidNoteOf(...(await Promise.all([readClaim(storage, orderId), unreadPayment(storage, orderId)])));
}

/** What this phone knows of a payment of the order: `null` nothing; `undefined` until the device has answered. */
export function usePaidNote(orderId: string): PaidNote | null | undefined {
  const { storage } = useServices();
  const claim = useQuery(claimQuery(storage, orderId)).data;
  const unread = useQuery(unreadPaymentQuery(storage, orderId)).data;
  return claim === undefined || unread === undefined ? undefined : paidNoteOf(claim, unread);
}

/** Where the borrower paid last (decision 80, last way): `null` nowhere, or paid; `undefined` until known. */
export function useLastWay(orderId: string): LastWay | null | undefined {
  const { storage } = useServices();
  const way = useQuery(lastWayQuery(storage)).data;
  const note = usePaidNote(orderId);
  if (way === undefined || note === undefined) return undefined;
  return note === null ? way : null;
}

/** Keeps the way that was chosen; `null` forgets it: another type was chosen (specification section 4). */
export function keepLastWay(storage: DeviceStorage, queryClient: QueryClient, way: LastWay | null): void {
  queryClient.removeQueries(lastWayQuery(storage));
  const store = storage.open(lastWays);
  // A phone that cannot keep it offers nothing next time.
  void (way ? store.set(lastWayId, way) : store.remove(lastWayId)).catch(() => undefined);
}
