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

/** The methods of ways that are not in a further group. */
const methods: Partial<Record<WayKind, 'virtual-account' | 'counter'>> = {
  bank: 'virtual-account',
  counter: 'counter',
};

type Money = { order: OrderKey; code: PaymentCode; market: Market['id'] };

/** Facts of the loan from other pages; empty if unknown. `newDueTime`: after the extension, as the server wrote it. */
type KnownLoan = { productName: string; newDueTime: string };

function moneyReceipt(
  kind: 'payment' | 'extension',
  { order: { orderId, productId }, code, market }: Money,
  { productName, newDueTime }: KnownLoan,
  stage: { id: string; state: 'claimed' | 'paid'; at: number },
): MoneyReceipt {
  const facts = {
    ...stage,
    market,
    orderId,
    productId,
    productName,
    method: methods[wayKindOf(code.payType)] ?? ('further' as const),
    amount: code.amount,
    place: placeOf(code),
    reference: code.billNumber || code.vcode,
  };
  return kind === 'extension' ? { ...facts, kind, newDueTime } : { ...facts, kind };
}

const kindOf = (display: string) => (isExtension(display) ? 'extension' : 'payment');

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
  const kind = kindOf(choice.display);
  const idAt = (time: number) => receiptIds.claim(choice.orderId, kind, code.vcode, time);
  const isSame =
    earlier !== null && now - earlier.claimedAt < samePaymentMs && earlier.receiptId.startsWith(idAt(0).slice(0, -1));
  const id = isSame ? earlier.receiptId : idAt(now);
  return moneyReceipt(kind, { order: choice, code, market }, known, { id, state: 'claimed', at: now });
}

/** The receipt of money that came with its code on screen (decision 55, receipts). @param now epoch milliseconds */
export function arrivalReceipt(money: Money & { loan: LoanDetails }, now: number): MoneyReceipt {
  const { order, code, loan } = money;
  const kind = kindOf(code.asked.display);
  const id = receiptIds.arrival(order.orderId, kind, code.vcode, Math.floor(now / samePaymentMs));
  const known = { productName: loan.productName, newDueTime: String(loan.dueTime ?? '') };
  return { ...moneyReceipt(kind, money, known, { id, state: 'paid', at: now }), confirmedAt: now };
}
