import { useLingui } from '@lingui/macro';
import type { Receipt } from '@/platform/writes/receipts';
import type { IconName } from '@/ui/icon';

/** How a state looks: money that is there, on its way, only claimed; anything else that was sent. */
type StateTone = 'sure' | 'pending' | 'claimed' | 'plain';

export type ReceiptWords = { title: string; state: string; tone: StateTone; icon: IconName };

const methodIcons = {
  card: 'card',
  'virtual-account': 'bank',
  counter: 'store',
  further: 'phone',
  other: 'globe',
} as const satisfies Record<string, IconName>;

const tones = { paid: 'sure', accepted: 'pending', claimed: 'claimed' } as const satisfies Record<string, StateTone>;

/** @returns a function that says what a receipt is about and how sure it is */
export function useReceiptWords(): (receipt: Receipt) => ReceiptWords {
  const { t } = useLingui();
  const states = {
    paid: t({ message: 'Paid', comment: 'State of a payment on a receipt' }),
    accepted: t({
      message: 'Accepted, not on your loan yet',
      comment: 'State of a payment on a receipt: the server took it',
    }),
    claimed: t({
      message: 'Said to be paid, not confirmed yet',
      comment: 'State of a payment on a receipt: only the borrower says so',
    }),
  };
  const methods = {
    card: t({ message: 'Repayment by card', comment: 'What a receipt is about' }),
    'virtual-account': t({ message: 'Repayment by virtual account', comment: 'What a receipt is about' }),
    counter: t({ message: 'Repayment at a counter', comment: 'What a receipt is about' }),
    further: t({ message: 'Repayment', comment: 'What a receipt is about' }),
    other: t({ message: 'Repayment at the online cashier', comment: 'What a receipt is about' }),
  };
  const subjects = {
    complaint: t({
      message: 'Rating of our answer',
      comment: 'What a receipt is about: stars for the answer to a complaint',
    }),
    loan: t({ message: 'Rating of the loan', comment: 'What a receipt is about: stars' }),
    chat: t({ message: 'Rating of the chat', comment: 'What a receipt is about: stars' }),
  };

  const byWay = (place: string) =>
    t({ message: `Repayment by ${place}`, comment: 'What a receipt is about; UPI, QRIS or the name of an e-wallet' });

  const starsOf = (stars: number) => t({ message: `${stars} of 5 stars`, comment: 'A rating that was given' });

  return (receipt) => {
    switch (receipt.kind) {
      case 'payment':
        return {
          title: receipt.method === 'further' && receipt.place ? byWay(receipt.place) : methods[receipt.method],
          state: states[receipt.state],
          tone: tones[receipt.state],
          icon: methodIcons[receipt.method],
        };
      case 'extension':
        return {
          title: t({ message: 'Extension of the due date', comment: 'What a receipt is about' }),
          state: states[receipt.state],
          tone: tones[receipt.state],
          icon: 'calendar',
        };
      case 'complaint':
        return {
          title: t({ message: 'Complaint', comment: 'What a receipt is about' }),
          state: t({ message: 'Received by us', comment: 'State of a complaint on a receipt: the lender has it' }),
          tone: 'plain',
          icon: 'chat',
        };
      case 'rating':
        return { title: subjects[receipt.subject], state: starsOf(receipt.stars), tone: 'plain', icon: 'star' };
      default:
        return receipt satisfies never;
    }
  };
}
