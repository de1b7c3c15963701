import { markets } from '@/domain/market';
import { receiptIds } from '@/storage/records/receipt-ids';
import type { NewReceipt } from '@/storage/records/receipts';
import type { ChatSession, MessageItem } from '../log/state';

/**
 * The receipt of a rating that the server has recorded (decision 55, receipts).
 * @param now epoch milliseconds
 * @returns `null` for any other message
 */
export function ratingReceipt(
  { id, record, value }: MessageItem,
  session: ChatSession | null,
  now: number,
): NewReceipt | null {
  const stars = Number(value);
  if (record !== 3 || !(stars >= 1 && stars <= 5)) return null;
  const market = Object.values(markets).find((known) => known.id === session?.marketId) ?? markets.indonesia;
  return {
    id: receiptIds.chatRating(id),
    kind: 'rating',
    subject: 'chat',
    at: now,
    market: market.id,
    stars,
    orderId: session?.orderNo ?? '',
    productName: session?.orderName ?? '',
  };
}
