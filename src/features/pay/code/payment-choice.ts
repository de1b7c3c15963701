import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { pickStrings } from '@/platform/browser/search';
import type { PaymentCode } from '../records/payment-codes';

/** Parameters of the virtual account page (decision 33, account inputs). */
type PaymentInputs = { amount?: string; display?: string; payType?: string; payCode?: string; method?: string };

/**
 * The type of payment, empty if unknown: `1` a virtual account at a bank, `2` cash at a counter (specification section
 * 9); otherwise the name of a further group of the server (decision 91, further ways).
 */
export type PayType = string;

/** A virtual account at a bank. */
export const bankType = '1';

/** Cash at a counter. */
export const counterType = '2';

/** What the borrower wants to pay and where; fields are empty if the address does not have them. */
export type PaymentChoice = OrderKey & {
  /** Minor units as digits. */
  amount: string;
  payType: PayType;
  payCode: string;
  display: string;
  method: string;
};

/** An amount to pay in an address: a whole number of minor units above zero; otherwise empty. */
export function readAmount(text: string | undefined): bigint | '' {
  const minor = parseMinor(text);
  return minor !== null && minor > 0n ? minor : '';
}

/** Whether the extension is paid, not the loan (specification section 4). @param display of an address or a code */
export function isExtension(display: string): boolean {
  return display === '1';
}

/** A type of payment from an address or an answer; empty if its form is unknown. */
export function readPayType(text = ''): PayType {
  return /^([12]|[a-z][\w-]{0,31})$/i.test(text) ? text : '';
}

/** Reads the parameters; never throws. */
export function readPaymentChoice({ productId, orderId }: OrderKey, inputs: PaymentInputs): PaymentChoice {
  return {
    productId,
    orderId,
    amount: String(readAmount(inputs.amount)),
    payType: readPayType(inputs.payType),
    payCode: inputs.payCode ?? '',
    display: inputs.display ?? '',
    method: inputs.method ?? '',
  };
}

/** The choice in an address; null if it has no order. */
export function choiceOfAddress(address: Partial<OrderKey> & PaymentInputs): PaymentChoice | null {
  const { productId = '', orderId } = address;
  return orderId === undefined ? null : readPaymentChoice({ productId, orderId }, address);
}

/** The address of a choice, without empty fields (decision 33, account inputs). */
export function namedInputs(choice: PaymentChoice): OrderKey & PaymentInputs {
  const { productId, orderId } = choice;
  return { productId, orderId, ...pickStrings(choice, ['amount', 'display', 'payType', 'payCode', 'method']) };
}

/** The choice of the address for which the code was requested: it shows this code, also without a network. */
export function choiceAskedFor(choice: PaymentChoice, { asked }: PaymentCode): PaymentChoice {
  return { ...choice, ...asked, method: '' };
}

/** The choice with the amount of the server's answer, for other pages (wire protocol, Repayment). */
export function choiceConfirmedBy(choice: PaymentChoice, code: PaymentCode): PaymentChoice {
  const amount = parseMinor(code.amount) === null ? choice.amount : code.amount;
  return { ...choice, amount, payType: code.payType, payCode: code.payCode };
}
