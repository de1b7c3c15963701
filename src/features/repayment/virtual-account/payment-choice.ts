import type { generateVirtualAccount } from '@/api/contract/repayment';
import type { RequestOf } from '@/api/define-call';
import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { pickStrings } from '@/lib/pick-strings';

/** Page inputs of the virtual account, as the address has them (decision 33, account inputs). */
export type PaymentInputs = { amount?: string; display?: string; payType?: string; payCode?: string; method?: string };

/** What the borrower wants to pay and where; empty where the address names nothing. */
export type PaymentChoice = OrderKey & {
  /** Minor units as digits. */
  amount: string;
  /** 1 bank, 2 mini market. */
  payType: '' | '1' | '2';
  payCode: string;
  display: string;
  /** The channel chosen at the bank, e.g. `ATM`. */
  method: string;
};

/** An amount to pay is a whole number of minor units above zero; anything else counts as not named. */
function readAmount(text: string | undefined): string {
  const minor = parseMinor(text);
  return minor !== null && minor > 0n ? minor.toString() : '';
}

/** Reads the page inputs; never throws, whatever the address holds. */
export function readChoice({ productId, orderId }: OrderKey, inputs: PaymentInputs): PaymentChoice {
  const { payType } = inputs;
  return {
    productId,
    orderId,
    amount: readAmount(inputs.amount),
    payType: payType === '1' || payType === '2' ? payType : '',
    payCode: inputs.payCode ?? '',
    display: inputs.display ?? '',
    method: inputs.method ?? '',
  };
}

/** The address of a choice: only what it names (decision 33, account inputs). */
export function namedInputs(choice: PaymentChoice): OrderKey & PaymentInputs {
  const { productId, orderId } = choice;
  return { productId, orderId, ...pickStrings(choice, ['amount', 'display', 'payType', 'payCode', 'method']) };
}

/**
 * What is sent for a choice: `is_default` is 1 when no bank or market was chosen (decision 33, account inputs).
 * `specific_num` stays empty: the server finds its number by order and choice, and a number kept on the device could be
 * an outdated one.
 */
export function requestFor(choice: PaymentChoice): RequestOf<typeof generateVirtualAccount> {
  return {
    productId: choice.productId,
    orderId: choice.orderId,
    amount: choice.amount,
    payCode: choice.payCode,
    pay_type: choice.payType === '2' ? '2' : '1',
    is_default: choice.payCode === '' ? '1' : '0',
    is_display: choice.display || '0',
    specific_num: '',
  };
}
