import { msg } from '@lingui/macro';
import { bankType } from '@/domain/payments/payment-facts';

const numbers = { account: msg`Virtual account number`, address: msg`UPI ID`, code: msg`Payment code` };
const copied = { account: msg`virtual account number`, address: msg`UPI ID`, code: msg`payment code` };

const kindOf = (payType = '') =>
  payType === '' || payType === bankType ? 'account' : payType.toLowerCase() === 'upi' ? 'address' : 'code';

/** What the number of a payment is called on each page, as a label. Without a type: a bank. */
export const numberNameOf = (payType?: string) => numbers[kindOf(payType)];

/** The same inside a sentence. */
export const copiedNameOf = (payType?: string) => copied[kindOf(payType)];
