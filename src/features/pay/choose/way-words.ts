import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import type { PayType } from '../code/payment-choice';
import { numberNameOf } from '../payments/code-names';

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
  way: Words;
};

type OwnWords<Text = Words> = Record<Exclude<WayKind, 'other'>, Text>;

// Three tables, because the inline script needs the last one alone.
const names: OwnWords = {
  bank: msg({ message: 'Bank', comment: 'One of several ways to pay' }),
  counter: msg({ message: 'Mini Market', comment: 'One of several ways to pay: a shop that takes cash' }),
  upi: 'UPI',
  qris: 'QRIS',
  ewallet: msg({ message: 'E-wallet', comment: 'One of several ways to pay' }),
};

const titles: OwnWords = {
  bank: msg`Virtual account`,
  counter: msg`Pay at the counter`,
  upi: msg`Pay by UPI`,
  qris: msg`Pay by QRIS`,
  ewallet: msg`Pay by e-wallet`,
};

const ways: OwnWords<MessageDescriptor> = {
  bank: msg`Virtual account`,
  counter: msg({ message: 'Cash at the counter', comment: 'Way of paying: in a mini market' }),
  upi: msg({ message: 'From any UPI app', comment: 'Way of paying' }),
  qris: msg({ message: 'QR code for any bank or e-wallet app', comment: 'Way of paying' }),
  ewallet: msg({ message: 'E-wallet', comment: 'One of several ways to pay' }),
};

/** Every message that a code of any way may need. */
export const codeMessages: readonly MessageDescriptor[] = [
  ...[bankType, 'upi', counterType].map(numberNameOf),
  ...Object.values(ways),
];

/** Below the name of the bank, market or app; `groupName` is used only for an unknown way. */
export function wayTextOf(payType: PayType, groupName: string): Words {
  const kind = wayKindOf(payType);
  return kind === 'other' ? groupName : ways[kind];
}

/** The texts of a way of paying; `groupName` is used only for an unknown one (decision 91, further ways). */
export function wayWordsOf(payType: PayType, groupName: string): WayWords {
  const kind = wayKindOf(payType);
  const way = wayTextOf(payType, groupName);
  if (kind !== 'other') return { name: names[kind], title: titles[kind], way };
  return { name: groupName || payType, title: groupName || numberNameOf(payType), way };
}
