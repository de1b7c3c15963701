import { readShownAmount } from '../money';
import type { CardFacts, Payment } from './payment';

/** The type of a virtual account at a bank (specification section 9). */
const bankType = '1';

/** The type of cash at a counter. */
const counterType = '2';

/** A bank card as every page names it: `BCA •••• 1234`; empty if unknown. */
export function cardName({ bankName, cardEnd }: Pick<CardFacts, 'bankName' | 'cardEnd'>): string {
  return [bankName, cardEnd && `•••• ${cardEnd}`].filter(Boolean).join(' ');
}

/** The bank, counter, app or card of a payment; empty on the cashier's page. */
export function placeOfPayment({ code, card }: Pick<Payment, 'code' | 'card'>): string {
  if (code) return code.placeName || code.payCode;
  return card ? cardName(card) : '';
}

/** How a payment is made; `further`: UPI, QRIS or an e-wallet; `other`: on the cashier's page. */
export function wayOfPayment({ code, card }: Pick<Payment, 'code' | 'card'>) {
  if (!code) return card ? 'card' : 'other';
  return code.payType === bankType ? 'bank' : code.payType === counterType ? 'counter' : 'further';
}

type Sum = Pick<Payment, 'amount' | 'fee' | 'code' | 'card'>;

/** The fee that comes on top, minor units or the server's words; empty without one. A bank's is part of its amount. */
export function feeOfPayment(payment: Sum): bigint | string {
  const way = wayOfPayment(payment);
  const fee = way === 'counter' || way === 'further' ? readShownAmount(payment.fee) : '';
  return fee === 0n ? '' : fee;
}

/**
 * What the person hands over or types, minor units or the server's words: at a counter with the fee. An app adds its
 * fee itself.
 */
export function handedOver(payment: Sum): bigint | string {
  const [amount, fee] = [readShownAmount(payment.amount), feeOfPayment(payment)];
  const isWithFee = wayOfPayment(payment) === 'counter' && typeof amount === 'bigint' && typeof fee === 'bigint';
  return isWithFee ? amount + fee : amount;
}
