import { parseMinor } from '@/domain/money';
import type { PaymentCode } from '../records/payment-codes';
import type { PaymentChoice } from './payment-choice';

/** The address that a code came from: opening it shows this code, also without a network. */
export function choiceAskedFor(choice: PaymentChoice, { asked }: PaymentCode): PaymentChoice {
  return { ...choice, ...asked, method: '' };
}

/**
 * What the server made of a choice: its amount, not the one asked for, goes on to other pages
 * (wire protocol, Repayment).
 */
export function choiceConfirmedBy(choice: PaymentChoice, code: PaymentCode): PaymentChoice {
  const amount = parseMinor(code.amount) === null ? choice.amount : code.amount;
  return { ...choice, amount, payType: code.payType, payCode: code.payCode };
}
