import type { Market } from '@/domain/market';
import { receiptIds } from '@/storage/records/receipt-ids';
import type { NewReceipt } from '@/storage/records/receipts';

/** A complaint that the server has taken. */
export type TakenComplaint = {
  /** The id that this device gave it: of its draft, and of its place in the outbox. */
  id: string;
  /** The server's number; empty when it told none. */
  problemId: string;
  /** Epoch milliseconds: when it left. */
  sentAt: number;
  text: string;
  /** As the server names them, for people. */
  typeTitle: string;
  sonTypeTitle: string;
  orderNo: string;
  orderName: string;
  imageCount: number;
};

/** The receipt of a complaint (decision 55). */
export function complaintReceipt(taken: TakenComplaint, market: Market['id']): NewReceipt {
  const { id, problemId, sentAt, text, typeTitle, sonTypeTitle, orderNo, orderName, imageCount } = taken;
  return {
    id: receiptIds.complaint(id),
    kind: 'complaint',
    at: sentAt,
    market,
    orderId: orderNo,
    productName: orderName,
    problemId,
    type: typeTitle,
    sonType: sonTypeTitle,
    content: text,
    imageCount,
  };
}
