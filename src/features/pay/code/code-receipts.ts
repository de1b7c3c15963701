import type { Market } from '@/domain/market';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { receiptIds, samePaymentMs } from '@/platform/writes/receipt-ids';
import type { MoneyReceipt } from '@/platform/writes/receipts';
import type { PaymentClaim } from '../records/payment-claims';
import type { PaymentCode } from '../records/payment-codes';
import { wayKindOf, type WayKind } from '../ways/way-words';
import { placeOf } from './code-text';
import { isExtension, type PaymentChoice } from './payment-choice';

/** Facts of the loan from other pages before its payment; empty if unknown. */
type KnownLoan = {
  productName: string;
  /** After the extension, as the server wrote it. */
  newDueTime: string;
};

const methods = {
  bank: 'virtual-account',
  counter: 'counter',
  upi: 'further',
  qris: 'further',
  ewallet: 'further',
  other: 'further',
} as const satisfies Record<WayKind, MoneyReceipt['method']>;

type Money = {
  what: 'payment' | 'extension';
  order: OrderKey;
  code: PaymentCode;
  known: KnownLoan;
  market: Market['id'];
};

function moneyReceipt(
  { what, order: { orderId, productId }, code, known, market }: Money,
  id: string,
  state: 'claimed' | 'paid',
  at: number,
): MoneyReceipt {
  const facts = {
    id,
    at,
    market,
    orderId,
    productId,
    productName: known.productName,
    state,
    method: methods[wayKindOf(code.payType)],
    amount: code.amount,
    place: placeOf(code),
    reference: code.billNumber || code.vcode,
  } as const;
  return what === 'extension'
    ? { ...facts, kind: 'extension', newDueTime: known.newDueTime }
    : { ...facts, kind: 'payment' };
}

/**
 * The receipt of "I have paid" (decision 55, receipts). The address's `display` 1 is the extension's journey
 * (specification section 4).
 * @param earlier the open claim, if there is one
 * @param now epoch milliseconds
 */
export function claimReceipt(
  { choice, code, known, market }: { choice: PaymentChoice; code: PaymentCode; known: KnownLoan; market: Market['id'] },
  earlier: Pick<PaymentClaim, 'claimedAt' | 'receiptId'> | null,
  now: number,
): MoneyReceipt {
  const what = isExtension(choice.display) ? 'extension' : 'payment';
  const idAt = (time: number) => receiptIds.claim(choice.orderId, what, code.vcode, time);
  const isSame =
    earlier !== null && now - earlier.claimedAt < samePaymentMs && earlier.receiptId.startsWith(idAt(0).slice(0, -1));
  return moneyReceipt(
    { what, order: choice, code, known, market },
    isSame ? earlier.receiptId : idAt(now),
    'claimed',
    now,
  );
}

/** The receipt of money that arrived while its code was on screen (decision 55, receipts). @param now epoch ms */
export function arrivalReceipt(
  { order, code, loan, market }: Pick<Money, 'order' | 'code' | 'market'> & { loan: LoanDetails },
  now: number,
): MoneyReceipt {
  const what = isExtension(code.asked.display) ? 'extension' : 'payment';
  const id = receiptIds.arrival(order.orderId, what, code.vcode, Math.floor(now / samePaymentMs));
  const known = { productName: loan.productName, newDueTime: String(loan.dueTime ?? '') };
  return { ...moneyReceipt({ what, order, code, known, market }, id, 'paid', now), confirmedAt: now };
}
