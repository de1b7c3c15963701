import { parseMinor } from '../money';
import type { CardFacts, CodeFacts, Payment } from './payment';

/** A virtual account at a bank (specification section 9). */
export const bankType = '1';

/** Cash at a counter. */
export const counterType = '2';

/** A code without spaces, for the field of a bank. */
export const bareCode = (code: string): string => code.replace(/\s+/g, '');

/** A bank card as every page names it: `BCA •••• 1234`; empty if unknown. */
export function cardName({ bankName, cardEnd }: Pick<CardFacts, 'bankName' | 'cardEnd'>): string {
  return [bankName, cardEnd && `•••• ${cardEnd}`].filter(Boolean).join(' ');
}

/** The bank, counter or app of a code. */
export const placeOf = ({ placeName, payCode }: Pick<CodeFacts, 'placeName' | 'payCode'>): string =>
  placeName || payCode;

/** The bank, counter, app or card of a payment; empty on the cashier's page. */
export function placeOfPayment({ code, card }: Pick<Payment, 'code' | 'card'>): string {
  if (code) return placeOf(code);
  return card ? cardName(card) : '';
}

/** How a payment is made; `further`: UPI, QRIS or an e-wallet; `other`: on the cashier's page. */
export function wayOfPayment({ code, card }: Pick<Payment, 'code' | 'card'>) {
  if (!code) return card ? 'card' : 'other';
  return code.payType === bankType ? 'bank' : code.payType === counterType ? 'counter' : 'further';
}

/** A stored amount: minor units, or the server's words. `readShownAmount`, too large for a preview, has read it. */
export const amountOf = (text: string): bigint | string => parseMinor(text) ?? text;

type Payable = Pick<Payment, 'amount' | 'fee'> & { code: Pick<CodeFacts, 'payType'> | null };

export type Sum = ReturnType<typeof sumOfPayment>;

/** Amount and fee: minor units, or the server's text. Only a counter and an app add a fee; otherwise it is empty. */
export function sumOfPayment({ amount, fee, code }: Payable) {
  const added = code === null || code.payType === bankType ? '' : amountOf(fee);
  return { amount: amountOf(amount), fee: added === 0n ? '' : added, isCounter: code?.payType === counterType };
}

/** Amount and fee together, minor units; null without a fee, or if one of the two is not a number. */
export function sumOf({ amount, fee }: Sum): bigint | null {
  return typeof amount === 'bigint' && typeof fee === 'bigint' && fee > 0n ? amount + fee : null;
}

/** What is paid, the fee included: minor units, or the server's amount if there is no such sum. */
export const wholeOf = (sum: Sum): bigint | string => sumOf(sum) ?? sum.amount;

/** The amount that the person hands over or types: at a counter with the fee. An app adds its fee itself. */
export function amountToPay(sum: Sum): bigint | string {
  return (sum.isCounter ? sumOf(sum) : null) ?? sum.amount;
}

/** What is handed over for a payment: minor units, or the server's own words. */
export const handedOver = (payment: Payable): bigint | string => amountToPay(sumOfPayment(payment));
