import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { readPayType, type PayType } from '@/domain/pay-type';
import { pickStrings } from '@/lib/pick-strings';

/** Page inputs of the virtual account, as the address has them (decision 33, account inputs). */
export type PaymentInputs = { amount?: string; display?: string; payType?: string; payCode?: string; method?: string };

/** What the borrower wants to pay and where; empty where the address names nothing. */
export type PaymentChoice = OrderKey & {
  /** Minor units as digits. */
  amount: string;
  /** 1 bank, 2 mini market, else a group of the server. */
  payType: PayType;
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
  return {
    productId,
    orderId,
    amount: readAmount(inputs.amount),
    payType: readPayType(inputs.payType),
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
