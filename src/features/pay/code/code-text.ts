import { parseMinor } from '@/domain/money';
import type { CodeFacts, Payment } from '@/domain/payments/payment';
import { bankType, counterType } from './payment-choice';

/** A code without spaces, for the field of a bank. */
export function bareCode(code: string): string {
  return code.replace(/\s+/g, '');
}

/**
 * The amount of a stored code: minor units, or the server's own words. `readShownAmount` has read it before it was
 * stored; the inline script has no room for that.
 */
export function amountOf(text: string): bigint | string {
  return parseMinor(text) ?? text;
}

/** The name of the bank or market of a code, the same on all pages. */
export function placeOf({ placeName, payCode }: Pick<CodeFacts, 'placeName' | 'payCode'>): string {
  return placeName || payCode;
}

/** An amount and its fee: minor units, or the server's text. */
export type Sum = {
  amount: bigint | string;
  /** The fee of the bank, counter or app; empty without one. */
  fee: bigint | string;
  /** Whether it is paid at a counter, not in an app. */
  isCounter: boolean;
};

/** Amount and fee together, minor units; null without a fee, or if one of the two is not a number. */
export function sumOf({ amount, fee }: Sum): bigint | null {
  return typeof amount === 'bigint' && typeof fee === 'bigint' && fee > 0n ? amount + fee : null;
}

/** The amount that the person pays or types: at a counter with the fee. An app adds its fee itself. */
export function amountToPay(sum: Sum): bigint | string {
  return (sum.isCounter ? sumOf(sum) : null) ?? sum.amount;
}

type Payable = Pick<Payment, 'amount' | 'fee'> & { code: Pick<CodeFacts, 'payType'> | null };

/** The sum of a payment. A bank's fee is part of its amount; only a counter and an app add one, or none (0). */
export function sumOfPayment({ amount, fee, code }: Payable): Sum {
  const added = code === null || code.payType === bankType ? '' : amountOf(fee);
  return { amount: amountOf(amount), fee: added === 0n ? '' : added, isCounter: code?.payType === counterType };
}
