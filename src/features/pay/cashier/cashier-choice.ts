import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { pickStrings } from '@/platform/browser/search';
import { counterType, type PaymentChoice, readAmount } from '../code/payment-choice';
import type { PaymentCode } from '../records/payment-codes';

/** Parameters of the cashier view, which select a code of the order. */
type CashierInputs = { amount?: string; payCode?: string; display?: string; refNo?: string };

/** The code to show to the cashier; fields are empty if the address does not have them. */
export type CashierChoice = OrderKey & Required<CashierInputs>;

/** A longer code is not in the address; it is found by amount and market. */
const maxAddressValueLength = 64;

/** The choice that an address makes; null without an order. */
export function cashierChoiceOfAddress({
  productId = '',
  orderId,
  amount,
  payCode = '',
  display = '',
  refNo = '',
}: Partial<OrderKey> & CashierInputs): CashierChoice | null {
  if (orderId === undefined) return null;
  return { productId, orderId, amount: String(readAmount(amount)), payCode, display, refNo };
}

/** The address of the cashier view of a code, without empty fields. */
export function cashierInputs(
  { productId, orderId }: OrderKey,
  { vcode, amount, payCode, asked: { display } }: PaymentCode,
): OrderKey & CashierInputs {
  const named = {
    amount: parseMinor(amount) === null ? '' : amount,
    payCode,
    display,
    refNo: vcode.length <= maxAddressValueLength ? vcode : '',
  };
  return { productId, orderId, ...pickStrings(named, ['amount', 'payCode', 'display', 'refNo']) };
}

/** The choice for the virtual-account page, if the code is not on this phone or is no longer valid. */
export function paymentChoiceOf({ refNo: _refNo, ...choice }: CashierChoice): PaymentChoice {
  return { ...choice, payType: counterType, method: '' };
}
