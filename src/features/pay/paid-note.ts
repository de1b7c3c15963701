import { queryOptions } from '@tanstack/react-query';
import { unreadPayment } from '@/delivery/unread/unread-payment';
import { paymentClaims } from '@/storage/records/payment-claims';
import type { DeviceStorage } from '@/storage/storage';
import { paidNoteKey } from './code/saved-codes';

/** That an order may have been paid: when, epoch milliseconds, and whether another build noted it in a form of its own. */
export type PaidNote = { at: number; isUnread: boolean };

/** What this phone knows of a payment of the order; `null` where the borrower did not say to have paid it and nothing is noted, or it has been settled. */
export function paidNoteQuery(storage: DeviceStorage, orderId: string) {
  return queryOptions({
    queryKey: paidNoteKey(orderId),
    queryFn: async (): Promise<PaidNote | null> => {
      const unread = await unreadPayment(storage, orderId);
      if (unread !== null) return { at: unread, isUnread: true };
      const claim = await storage.open(paymentClaims).get(orderId);
      return claim ? { at: claim.data.claimedAt, isUnread: false } : null;
    },
    staleTime: 0,
    gcTime: 0,
  });
}
