import { msg } from '@lingui/macro';
import { bankType } from '@/domain/payments/payment-facts';

const account = { number: msg`Virtual account number`, numberCopied: msg`virtual account number` };
const address = { number: msg`UPI ID`, numberCopied: msg`UPI ID` };
const code = { number: msg`Payment code`, numberCopied: msg`payment code` };

/** What the number of a payment is called on each page: as a label, and inside a sentence. Without a type: a bank. */
export const codeNamesOf = (payType = '') =>
  payType === '' || payType === bankType ? account : payType.toLowerCase() === 'upi' ? address : code;
