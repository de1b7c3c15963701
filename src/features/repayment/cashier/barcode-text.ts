import type { PaymentCode } from '@/storage/records/payment-codes';
import { bareCode } from '../virtual-account/code-text';

/** More than this no phone can show in bars that a scanner still tells apart. */
const longest = 80;

/**
 * What the barcode of a payment code says: its figures without spaces, as it is typed in at the till.
 * @returns `null` where there is to be none: banks take numbers, and Code 128 carries only ASCII (decision 56, cashier)
 */
export function barcodeTextOf({ payType, vcode }: Pick<PaymentCode, 'payType' | 'vcode'>): string | null {
  if (payType !== '2' || vcode.length > 2 * longest) return null;
  const code = bareCode(vcode);
  return code.length <= longest && /^[!-~]+$/.test(code) ? code : null;
}
