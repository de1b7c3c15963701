import type { Market } from '@/domain/market';
import type { PaymentClaim } from '@/storage/records/payment-claims';
import { receiptIds } from '@/storage/records/receipt-ids';
import type { NewReceipt } from '@/storage/records/receipts';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import type { PaymentChoice } from './payment-choice';

/** What the other pages know of the loan before its payment; empty where they know nothing. */
export type KnownLoan = { status: string; productName: string; /** After the extension, as the server wrote it. */ newDueTime: string };

/** So long a second "I have paid" for the same code is about the same payment, milliseconds: a day. */
const sameFor = 24 * 3_600_000;

type What = { choice: PaymentChoice; card: PaymentCard; known: KnownLoan; market: Market['id'] };

/**
 * The receipt of "I have paid" (decision 55). The address's `display` 1 is the extension's road (specification section 4).
 * @param earlier the claim that still waits for its money, if there is one
 * @param now epoch milliseconds
 */
export function claimReceipt({ choice, card, known, market }: What, earlier: Pick<PaymentClaim, 'claimedAt' | 'receiptId'> | null, now: number): NewReceipt & { id: string } {
  const { orderId, productId } = choice;
  const what = choice.display === '1' ? 'extension' : 'payment';
  const idAt = (time: number) => receiptIds.claim(orderId, what, card.vcode, time);
  const isSame = earlier !== null && now - earlier.claimedAt < sameFor && earlier.receiptId.startsWith(idAt(0).slice(0, -1));
  const facts = {
    id: isSame ? earlier.receiptId : idAt(now),
    at: now,
    market,
    orderId,
    productId,
    productName: known.productName,
    state: 'claimed',
    method: card.payType === '2' ? 'counter' : 'virtual-account',
    amount: card.amount,
    place: card.payCode,
    reference: card.billNumber || card.vcode,
  } as const;
  return what === 'extension' ? { ...facts, kind: 'extension', newDueTime: known.newDueTime } : { ...facts, kind: 'payment' };
}
