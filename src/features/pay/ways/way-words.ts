import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { PayType } from '../code/payment-choice';

/** What the pages have words of their own for. `other`: a group that they do not know. */
export type WayKind = 'bank' | 'counter' | 'upi' | 'qris' | 'ewallet' | 'other';

const kinds = new Map<string, WayKind>([
  ['1', 'bank'],
  ['2', 'counter'],
  ['upi', 'upi'],
  ['qris', 'qris'],
  ['ewallet', 'ewallet'],
]);

/** What kind of way a type of payment is; a bank where none is named (decision 33, account inputs). */
export function wayKindOf(payType: PayType): WayKind {
  return payType === '' ? 'bank' : (kinds.get(payType.toLowerCase()) ?? 'other');
}

/** What the pages call a way of paying. */
export type WayWords<Words> = {
  name: Words;
  title: Words;
  /** Below the name of the place that is paid to. */
  way: Words;
  /** Of what is paid to: a number, an address. */
  number: Words;
  /** The same inside a sentence: what a button copies. */
  numberCopied: Words;
};

const code = { number: msg`Payment code`, numberCopied: msg`payment code` };

/** The ways that have words of their own; names that are the same in every language stand as they are. */
const known: Record<Exclude<WayKind, 'other'>, WayWords<MessageDescriptor | string>> = {
  bank: {
    name: msg({ message: 'Bank', comment: 'One of several ways to pay' }),
    title: msg`Virtual account`,
    way: msg`Virtual account`,
    number: msg`Virtual account number`,
    numberCopied: msg`virtual account number`,
  },
  counter: {
    name: msg({ message: 'Mini Market', comment: 'One of several ways to pay: a shop that takes cash' }),
    title: msg`Pay at the counter`,
    way: msg({ message: 'Cash at the counter', comment: 'Way of paying: in a mini market' }),
    ...code,
  },
  upi: {
    name: 'UPI',
    title: msg`Pay by UPI`,
    way: msg({ message: 'From any UPI app', comment: 'Way of paying' }),
    number: msg({ message: 'UPI ID', comment: 'Label: the address of UPI that is paid to' }),
    numberCopied: msg({ message: 'UPI ID', comment: 'What a button copies: "Copy UPI ID"' }),
  },
  qris: {
    name: 'QRIS',
    title: msg`Pay by QRIS`,
    way: msg({ message: 'QR code for any bank or e-wallet app', comment: 'Way of paying' }),
    number: msg({ message: 'Number of this QR code', comment: 'Label' }),
    numberCopied: msg({ message: 'number of the QR code', comment: 'What a button copies' }),
  },
  ewallet: {
    name: msg({ message: 'E-wallet', comment: 'One of several ways to pay' }),
    title: msg`Pay by e-wallet`,
    way: msg({ message: 'E-wallet', comment: 'One of several ways to pay' }),
    number: msg({ message: 'Number to pay to', comment: 'Label: the number of an e-wallet' }),
    numberCopied: msg({ message: 'number to pay to', comment: 'What a button copies' }),
  },
};

/** Every message that a code of any way is shown with. */
export const codeMessages: readonly MessageDescriptor[] = [
  code.number,
  ...Object.values(known)
    .flatMap(({ way, number }) => [way, number])
    .filter((words) => typeof words !== 'string'),
];

/** The words for a way of paying; `groupName` only of an unknown one (decision 91, further ways). */
export function wayWordsOf(payType: PayType, groupName: string): WayWords<MessageDescriptor | string> {
  const kind = wayKindOf(payType);
  if (kind !== 'other') return known[kind];
  return { name: groupName || payType, title: groupName || code.number, way: groupName, ...code };
}
