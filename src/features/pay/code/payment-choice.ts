import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import type { CodePayment, Purpose } from '@/domain/payments/payment';
import { pickStrings } from '@/platform/browser/search';

/** Parameters of the pages of a payment code (decision 33, account inputs); empty if the address does not have them. */
type PaymentInputs = {
  /** Minor units as digits. */
  amount: string;
  display: string;
  /** `1` bank, `2` counter (specification section 9), otherwise a group of the server (decision 91, further ways). */
  payType: string;
  payCode: string;
  method: string;
  /** The number of a code, which only finds a code of the server or of this phone. */
  refNo: string;
};

/** What the borrower wants to pay and where. */
export type PaymentChoice = OrderKey & PaymentInputs;

/** What the `display` of an address pays: 1 is the extension (specification section 4). */
export function purposeOf(display: string): Purpose {
  return display === '1' ? 'extension' : 'loan';
}

/** A type of payment from an address or an answer; empty if its form is unknown. */
export function readPayType(text = ''): string {
  return /^([12]|[a-z][\w-]{0,31})$/i.test(text) ? text : '';
}

/** The choice in an address; never throws. */
export function choiceOfAddress(address: Pick<OrderKey, 'orderId'> & Partial<PaymentChoice>): PaymentChoice {
  const { productId = '', orderId, payCode = '', display = '', method = '', refNo = '' } = address;
  const [minor, payType] = [parseMinor(address.amount) ?? 0n, readPayType(address.payType)];
  const amount = minor > 0n ? String(minor) : '';
  return { productId, orderId, amount, payType, payCode, display, method, refNo };
}

/**
 * The address of a choice, without empty fields (decision 33, account inputs), and without `refNo`, with which only the
 * cashier view is opened.
 */
export function namedInputs(choice: PaymentChoice): OrderKey & Partial<PaymentInputs> {
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

/** A longer number is not in an address; its code is found by amount and place. */
const maxAddressValueLength = 64;

/** The address of the cashier view of a code, without empty fields. */
export function cashierInputs({
  productId,
  orderId,
  asked,
  purpose,
  code,
}: CodePayment): OrderKey & Partial<PaymentInputs> {
  const { number, payCode } = code;
  const named = {
    amount: asked,
    payCode,
    display: purpose === 'extension' ? '1' : '',
    refNo: number.length <= maxAddressValueLength ? number : '',
  };
  return { productId, orderId, ...pickStrings(named, ['amount', 'payCode', 'display', 'refNo']) };
}
