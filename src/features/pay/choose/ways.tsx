import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { Icon, type IconName, Outline } from '@/ui/icon';
import { numberNameOf } from '../payments/code-names';
import { type OwnWords, wayKindOf } from './way-words';

const texts: Record<'name' | 'title', OwnWords> = {
  name: {
    bank: msg({ message: 'Bank', comment: 'One of several ways to pay' }),
    counter: msg({ message: 'Mini Market', comment: 'One of several ways to pay: a shop that takes cash' }),
    upi: 'UPI',
    qris: 'QRIS',
    ewallet: msg({ message: 'E-wallet', comment: 'One of several ways to pay' }),
  },
  title: {
    bank: msg`Virtual account`,
    counter: msg`Pay at the counter`,
    upi: msg`Pay by UPI`,
    qris: msg`Pay by QRIS`,
    ewallet: msg`Pay by e-wallet`,
  },
};

/** @returns a function that gives a text of a way; `groupName` names an unknown way (decision 91, further ways) */
export function useWayText() {
  const { i18n } = useLingui();
  return (text: keyof typeof texts, payType: string, groupName = ''): string => {
    const kind = wayKindOf(payType);
    const ofGroup = groupName || (text === 'name' ? payType : numberNameOf(payType));
    const words = kind === 'other' ? ofGroup : texts[text][kind];
    return typeof words === 'string' ? words : i18n._(words);
  };
}

const names: Partial<Record<string, IconName>> = { bank: 'bank', counter: 'store', upi: 'send' };

/** In this file, because only the payment pages show these icons. */
const outlines: Partial<Record<string, string>> = {
  qris: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v2.5M14 20h2.5M19 19h1v1h-1Z',
  ewallet:
    'M5.5 6.5h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM5.5 6.5 15 3.5v3M19.5 11h-4a2 2 0 0 0 0 4h4M15.8 13h.01',
};

/** The icon of a way of paying; decorative, its name is beside it. */
export function WayIcon({ payType, size }: { payType: string; size: number }) {
  const kind = wayKindOf(payType);
  const outline = outlines[kind];
  if (outline !== undefined) return <Outline path={outline} size={size} />;
  return <Icon name={names[kind] ?? 'receipt'} size={size} />;
}
