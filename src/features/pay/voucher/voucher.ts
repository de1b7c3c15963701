import { amountOf, placeOf } from '../code/code-text';
import { choiceOfAddress, counterType, type PaymentChoice, readAmount } from '../code/payment-choice';
import type { PaymentCode } from '../records/payment-codes';

/** Parameters of the voucher page (decision 15, counter voucher). */
export type VoucherInputs = Partial<Record<'refNo' | 'altRefNo' | 'amount' | 'fee' | 'expireTime' | 'issuer', string>>;

/** The content of the voucher; fields are empty if they were not sent. */
export type Voucher = {
  reference: string;
  alternative: string;
  /** Minor units, or the server's own words. */
  amount: bigint | string;
  surcharge: bigint | string;
  /** As it was sent; parsed by `parseServerTime`. */
  expireTime: string | number | null;
  issuer: string;
  steps: string[];
};

/** Parameters of an address can be long, but a voucher has little space. */
const maxFieldLength = 64;

const short = (text: string | undefined) => (text ?? '').trim().slice(0, maxFieldLength);

/** The voucher in the parameters of an address; `null` without a reference. */
export function voucherOfAddress(inputs: VoucherInputs): Voucher | null {
  const reference = short(inputs.refNo);
  if (reference === '') return null;
  return {
    reference,
    alternative: short(inputs.altRefNo),
    amount: readAmount(inputs.amount),
    surcharge: readAmount(inputs.fee),
    expireTime: short(inputs.expireTime) || null,
    issuer: short(inputs.issuer),
    steps: [],
  };
}

/** The default provider of payments over the counter. */
const provider = 'DRAGONPAY';

/** The voucher of an order, or the one that an address describes. */
export type VoucherAsked = { choice: PaymentChoice; inputs: VoucherInputs } | { voucher: Voucher };

/** What an address asks for: the voucher of an order, else the one that it describes; null without both. */
export function voucherAsked(inputs: VoucherInputs & Parameters<typeof choiceOfAddress>[0]): VoucherAsked | null {
  const choice = choiceOfAddress({ ...inputs, payType: counterType, payCode: inputs.payCode ?? provider });
  if (choice) return { choice, inputs };
  const voucher = voucherOfAddress(inputs);
  return voucher && { voucher };
}

/**
 * The voucher of a code from the server. The address only adds fields that the server left out (decision 15, counter
 * voucher), and none if it describes another voucher.
 */
export function voucherOfCode(code: PaymentCode, address: VoucherInputs): Voucher {
  const inputs = address.refNo === undefined || short(address.refNo) === code.vcode ? address : {};
  return {
    reference: code.vcode,
    alternative: code.billNumber || short(inputs.altRefNo),
    amount: code.amount === '' ? readAmount(inputs.amount) : amountOf(code.amount),
    surcharge: code.fee === '' ? readAmount(inputs.fee) : amountOf(code.fee),
    expireTime: code.expireTime ?? (short(inputs.expireTime) || null),
    issuer: placeOf(code) || short(inputs.issuer),
    steps: code.channels.flatMap((channel) => channel.steps).filter((step) => step.trim() !== ''),
  };
}
