import { useLingui } from '@lingui/macro';
import type { PayType } from '../virtual-account/payment-choice';

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
export type WayWords = {
  /** Where it is chosen. */
  name: string;
  /** Of the page with the code. */
  title: string;
  /** Below the name of the place that is paid to. */
  way: string;
  /** Of what is paid to: a number, an address. */
  number: string;
  /** The same inside a sentence: what a button copies. */
  numberCopied: string;
};

/**
 * The words for a way of paying.
 * @param groupName what the server calls a group; shown only for one that the pages do not know (decision 91, further ways)
 */
export function useWayWords(): (payType: PayType, groupName?: string) => WayWords {
  const { t } = useLingui();
  const code = { number: t`Payment code`, numberCopied: t`payment code` };
  return (payType, groupName = '') => {
    const kind = wayKindOf(payType);
    switch (kind) {
      case 'bank':
        return {
          name: t({ message: 'Bank', comment: 'One of several ways to pay' }),
          title: t`Virtual account`,
          way: t`Virtual account`,
          number: t`Virtual account number`,
          numberCopied: t`virtual account number`,
        };
      case 'counter':
        return {
          name: t({ message: 'Mini Market', comment: 'One of several ways to pay: a shop that takes cash' }),
          title: t`Pay at the counter`,
          way: t({ message: 'Cash at the counter', comment: 'Way of paying: in a mini market' }),
          ...code,
        };
      case 'upi':
        return {
          name: 'UPI',
          title: t`Pay by UPI`,
          way: t({ message: 'From any UPI app', comment: 'Way of paying' }),
          number: t({ message: 'UPI ID', comment: 'Label: the address of UPI that is paid to' }),
          numberCopied: t({ message: 'UPI ID', comment: 'What a button copies: "Copy UPI ID"' }),
        };
      case 'qris':
        return {
          name: 'QRIS',
          title: t`Pay by QRIS`,
          way: t({ message: 'QR code for any bank or e-wallet app', comment: 'Way of paying' }),
          number: t({ message: 'Number of this QR code', comment: 'Label' }),
          numberCopied: t({ message: 'number of the QR code', comment: 'What a button copies' }),
        };
      case 'ewallet':
        return {
          name: t({ message: 'E-wallet', comment: 'One of several ways to pay' }),
          title: t`Pay by e-wallet`,
          way: t({ message: 'E-wallet', comment: 'One of several ways to pay' }),
          number: t({ message: 'Number to pay to', comment: 'Label: the number of an e-wallet' }),
          numberCopied: t({ message: 'number to pay to', comment: 'What a button copies' }),
        };
      case 'other':
        return {
          name: groupName || payType,
          title: groupName || t`Payment code`,
          way: groupName,
          ...code,
        };
      default:
        return kind satisfies never;
    }
  };
}
