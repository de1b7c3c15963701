import { attempt } from '@/platform/browser/attempt';

/** Joins parts; different lists of parts give different texts. Half a surrogate pair has no encoding, and stays. */
const named = (...parts: string[]) => parts.map((part) => attempt(() => encodeURIComponent(part)) ?? part).join(':');

/** Ids of receipts: the same event always has the same id (decision 55, receipts). */
export const receiptIds = {
  payment: (orderId: string, paymentId: string) => named('payment', orderId, paymentId),
  /** A complaint, by the id that this device created before sending it. */
  complaint: (localId: string) => named('complaint', localId),
  complaintRating: (problemId: string) => named('rating', 'complaint', problemId),
  loanRating: (orderId: string) => named('rating', 'loan', orderId),
  /** A rating in a chat, by the id of its message. */
  chatRating: (messageId: string) => named('rating', 'chat', messageId),
} as const;
