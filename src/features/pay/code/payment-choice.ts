import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import type { CodePayment, Purpose } from '@/domain/payments/payment';
import { counterType } from '@/domain/payments/payment-facts';
import { pickStrings } from '@/platform/browser/search';

/** Parameters of the virtual account page (decision 33, account inputs). */
type PaymentInputs = { amount?: string; display?: string; payType?: string; payCode?: string; method?: string };

/**
 * The type of payment, empty if unknown: `1` a virtual account at a bank, `2` cash at a counter (specification section
 * 9); otherwise the name of a further group of the server (decision 91, further ways).
 */
export type PayType = string;

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
function readAmount(text: string | undefined): bigint | '' {
  const minor = parseMinor(text);
  return minor !== null && minor > 0n ? minor : '';
}

/** What the `display` of an address pays: 1 is the extension (specification section 4). */
export function purposeOf(display: string): Purpose {
  return display === '1' ? 'extension' : 'loan';
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

type OrderInputs = { productId?: string; orderId: string };

/** The choice in an address. */
export function choiceOfAddress(address: OrderInputs & PaymentInputs): PaymentChoice {
  return readPaymentChoice({ productId: '', ...address }, address);
}

/** The address of a choice, without empty fields (decision 33, account inputs). */
export function namedInputs(choice: PaymentChoice): OrderKey & PaymentInputs {
  const { productId, orderId } = choice;
  return { productId, orderId, ...pickStrings(choice, ['amount', 'display', 'payType', 'payCode', 'method']) };
}

/** The choice of the address for which the code was requested: it shows this code, also without a network. */
export function choiceAskedFor(choice: PaymentChoice, { code }: CodePayment): PaymentChoice {
  return { ...choice, ...code.asked, method: '' };
}

/** The choice with the place of the server's answer, for other pages. The amount is the asked one, without any fee. */
export function choiceConfirmedBy(choice: PaymentChoice, { asked, code }: CodePayment): PaymentChoice {
  return { ...choice, amount: asked, payType: code.payType, payCode: code.payCode };
}

/** A code at a counter that an address names by its number, which is empty if the address does not have it. */
export type NamedCode = { choice: PaymentChoice; number: string };

type CounterInputs = PaymentInputs & { refNo?: string };

/** The code at a counter in an address. A number in an address only finds a known code. */
export function counterCodeOfAddress(address: OrderInputs & CounterInputs): NamedCode {
  return { choice: choiceOfAddress({ ...address, payType: counterType }), number: address.refNo ?? '' };
}

/** The default provider of payments over the counter. */
const provider = 'DRAGONPAY';

/** The code of a voucher in an address (decision 15, counter voucher). */
export function voucherOfAddress({ payCode = provider, ...address }: Parameters<typeof counterCodeOfAddress>[0]) {
  return counterCodeOfAddress({ ...address, payCode });
}

/** A longer number is not in an address; its code is found by amount and place. */
const maxAddressValueLength = 64;

/** The address of the cashier view of a code, without empty fields. */
export function cashierInputs({ productId, orderId, asked, purpose, code }: CodePayment): OrderKey & CounterInputs {
  const { number, payCode } = code;
  const named = {
    amount: asked,
    payCode,
    display: purpose === 'extension' ? '1' : '',
    refNo: number.length <= maxAddressValueLength ? number : '',
  };
  return { productId, orderId, ...pickStrings(named, ['amount', 'payCode', 'display', 'refNo']) };
}
