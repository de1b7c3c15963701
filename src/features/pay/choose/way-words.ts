import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import type { PayType } from '../code/payment-choice';
import { codeNamesOf } from '../payments/code-names';

/** The ways with texts of their own. `other`: an unknown group. */
export type WayKind = 'bank' | 'counter' | 'upi' | 'qris' | 'ewallet' | 'other';

const kinds = new Map<string, WayKind>([
  [bankType, 'bank'],
  [counterType, 'counter'],
  ['upi', 'upi'],
  ['qris', 'qris'],
  ['ewallet', 'ewallet'],
]);

/** The kind of a type of payment; a bank if it is empty (decision 33, account inputs). */
export function wayKindOf(payType: PayType): WayKind {
  return payType === '' ? 'bank' : (kinds.get(payType.toLowerCase()) ?? 'other');
}

/** A message, or a name that is the same in every language. */
type Words = MessageDescriptor | string;

/** The texts of a way of paying. */
export type WayWords = {
  name: Words;
  title: Words;
  /** Below the name of the bank, market or app. */
  way: Words;
};

/** The texts of each kind. */
const ownWords: Record<Exclude<WayKind, 'other'>, WayWords> = {
  bank: {
    name: msg({ message: 'Bank', comment: 'One of several ways to pay' }),
    title: msg`Virtual account`,
    way: msg`Virtual account`,
  },
  counter: {
    name: msg({ message: 'Mini Market', comment: 'One of several ways to pay: a shop that takes cash' }),
    title: msg`Pay at the counter`,
    way: msg({ message: 'Cash at the counter', comment: 'Way of paying: in a mini market' }),
  },
  upi: {
    name: 'UPI',
    title: msg`Pay by UPI`,
    way: msg({ message: 'From any UPI app', comment: 'Way of paying' }),
  },
  qris: {
    name: 'QRIS',
    title: msg`Pay by QRIS`,
    way: msg({ message: 'QR code for any bank or e-wallet app', comment: 'Way of paying' }),
  },
  ewallet: {
    name: msg({ message: 'E-wallet', comment: 'One of several ways to pay' }),
    title: msg`Pay by e-wallet`,
    way: msg({ message: 'E-wallet', comment: 'One of several ways to pay' }),
  },
};

/** Every message that a code of any way may need. */
export const codeMessages: readonly MessageDescriptor[] = [
  ...[bankType, 'upi', counterType].map((payType) => codeNamesOf(payType).number),
  ...Object.values(ownWords)
    .map(({ way }) => way)
    .filter((words) => typeof words !== 'string'),
];

/** The texts of a way of paying; `groupName` is used only for an unknown one (decision 91, further ways). */
export function wayWordsOf(payType: PayType, groupName: string): WayWords {
  const kind = wayKindOf(payType);
  if (kind !== 'other') return ownWords[kind];
  return { name: groupName || payType, title: groupName || codeNamesOf(payType).number, way: groupName };
}
