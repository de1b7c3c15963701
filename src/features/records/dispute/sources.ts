import { listSessions } from '@/features/chat/records/chat-sessions';
import { readSelectedOrder } from '@/features/complaints/records/selected-order';
import { paymentBooks } from '@/features/pay/records/book';
import type { ComplaintDetail } from '@/platform/api/contract/complaints';
import type { Services } from '@/platform/services';
import { receipts } from '@/platform/writes/receipts';

/**
 * A complaint as its page shows it. `sentAt` is the server's own time, empty if unknown; `pictures` are the readable
 * ones by address, as JPEG in base64.
 */
export type ComplaintSource = { detail: ComplaintDetail; sentAt: string; pictures?: ReadonlyMap<string, string> };

/** The material of a dispute file, before an order is chosen and before masking. */
export type Sources = Awaited<ReturnType<typeof readSources>>;

/** Reads this borrower's records on the device. A complaint that cannot be read does not affect the rest. */
export async function readSources(
  services: Pick<Services, 'storage' | 'calls' | 'session'>,
  problemId: string,
  readComplaint: () => Promise<ComplaintSource>,
) {
  const { storage } = services;
  const [complaint, allReceipts, books, sessions, selected, calls] = await Promise.all([
    readComplaint().catch(() => null),
    storage.open(receipts).list(),
    storage.open(paymentBooks).list(),
    listSessions(storage),
    readSelectedOrder(storage),
    // The idle phone has loaded this code already.
    import('@/platform/telemetry/request-log').then(({ readCalls }) => readCalls(services)),
  ]);
  const proofs = allReceipts.map(({ data }) => data);
  const payments = books.flatMap(({ data }) => data.payments.filter(({ isHidden }) => !isHidden));
  const found = [
    ...[...proofs, ...payments].map(({ orderId }) => orderId),
    ...sessions.map((session) => session.orderNo),
  ];
  const ofComplaint =
    proofs.find((receipt) => receipt.kind === 'complaint' && receipt.problemId === problemId)?.orderId ?? '';
  const orders = [...new Set([ofComplaint, ...found])].filter((order) => order !== '');
  const chosen = selected && orders.includes(selected.orderNo) ? selected.orderNo : '';
  return {
    /** `null` if it could not be read. */
    complaint,
    payments,
    receipts: proofs,
    calls,
    orders,
    /** The most likely order; empty if unknown. */
    likelyOrder: ofComplaint || (orders.length === 1 ? (orders[0] ?? '') : chosen),
  };
}
