import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { bankType, counterType } from '@/domain/payments/payment-facts';
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
export function wayKindOf(payType: string): WayKind {
  return payType === '' ? 'bank' : (kinds.get(payType.toLowerCase()) ?? 'other');
}

/** A message, or a name that is the same in every language. */
type Words = MessageDescriptor | string;

/** Texts of the known ways. */
export type OwnWords<Text = Words> = Record<Exclude<WayKind, 'other'>, Text>;

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
export function wayTextOf(payType: string, groupName: string): Words {
  const kind = wayKindOf(payType);
  return kind === 'other' ? groupName : ways[kind];
}
