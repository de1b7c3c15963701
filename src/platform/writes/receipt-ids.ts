import { millisecondsInDay } from 'date-fns/constants';
import { attempt } from '@/platform/browser/attempt';

/** Joins parts; different lists of parts give different texts. Half a surrogate pair has no encoding, and stays. */
const named = (...parts: string[]) => parts.map((part) => attempt(() => encodeURIComponent(part)) ?? part).join(':');

/** For this time money for the same code or bill is the same payment; milliseconds. */
export const samePaymentMs = millisecondsInDay;

/** Ids of receipts: the same event always has the same id (decision 55, receipts). Times are epoch milliseconds. */
export const receiptIds = {
  /** One attempt to pay an order by card, or on the cashier's page. */
  attempt: (orderId: string, startedAt: number) => named('attempt', orderId, String(startedAt)),
  /** One "I have paid". */
  claim: (orderId: string, what: 'payment' | 'extension', code: string, claimedAt: number) =>
    named('claim', orderId, what, code, String(claimedAt)),
  /** Money that arrived while its code was on screen. `day` since the epoch, so that two windows write one receipt. */
  arrival: (orderId: string, what: 'payment' | 'extension', code: string, day: number) =>
    named('arrival', orderId, what, code, String(day)),
  /** A complaint, by the id that this device created before sending it. */
  complaint: (localId: string) => named('complaint', localId),
  complaintRating: (problemId: string) => named('rating', 'complaint', problemId),
  loanRating: (orderId: string) => named('rating', 'loan', orderId),
  /** A rating in a chat, by the id of its message. */
  chatRating: (messageId: string) => named('rating', 'chat', messageId),
} as const;
