import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { bankType } from '@/domain/payments/payment-facts';

/** A message, or a name that is the same in every language. */
export type Words = MessageDescriptor | string;

/** What the number or address of a code is called: as a label, and inside a sentence, for the copy button. */
type CodeNames = { number: Words; numberCopied: Words };

export const paymentCode = { number: msg`Payment code`, numberCopied: msg`payment code` };

const own: Partial<Record<string, CodeNames>> = {
  [bankType]: { number: msg`Virtual account number`, numberCopied: msg`virtual account number` },
  upi: { number: 'UPI ID', numberCopied: 'UPI ID' },
};

/** One number has one name, on each page. @param payType a bank if it is empty (decision 33, account inputs) */
export const codeNamesOf = (payType: string): CodeNames =>
  own[payType === '' ? bankType : payType.toLowerCase()] ?? paymentCode;
