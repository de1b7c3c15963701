import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { markets } from '@/domain/market';
import { readShownAmount, shownAmount } from '@/domain/money';
import { formatDate, shownServerTime } from '@/platform/i18n/format-date';
import type { Translate } from '@/platform/i18n/locale-store';
import type { Receipt } from '@/platform/writes/receipts';
import type { IconName } from '@/ui/icon';

/** `tone`: the colours of the state, where it is about money. */
type ReceiptWords = { title: string; state: string; tone?: 'success' | 'info' | 'warning' | undefined; icon: IconName };

const states = {
  paid: { tone: 'success', name: msg({ message: 'Paid', comment: 'State of a payment on a receipt' }) },
  accepted: {
    tone: 'info',
    name: msg({
      message: 'Accepted, not on your loan yet',
      comment: 'State of a payment on a receipt: the server took it',
    }),
  },
  claimed: {
    tone: 'warning',
    name: msg({
      message: 'Said to be paid, not confirmed yet',
      comment: 'State of a payment on a receipt: only the borrower says so',
    }),
  },
} as const satisfies Record<string, { tone: ReceiptWords['tone']; name: MessageDescriptor }>;

const methods = {
  card: { icon: 'card', title: msg({ message: 'Repayment by card', comment: 'What a receipt is about' }) },
  'virtual-account': {
    icon: 'bank',
    title: msg({ message: 'Repayment by virtual account', comment: 'What a receipt is about' }),
  },
  counter: { icon: 'store', title: msg({ message: 'Repayment at a counter', comment: 'What a receipt is about' }) },
  further: { icon: 'phone', title: msg({ message: 'Repayment', comment: 'What a receipt is about' }) },
  other: {
    icon: 'globe',
    title: msg({ message: 'Repayment at the online cashier', comment: 'What a receipt is about' }),
  },
} as const satisfies Record<string, { icon: IconName; title: MessageDescriptor }>;

const subjects = {
  complaint: msg({
    message: 'Rating of our answer',
    comment: 'What a receipt is about: stars for the answer to a complaint',
  }),
  loan: msg({ message: 'Rating of the loan', comment: 'What a receipt is about: stars' }),
  chat: msg({ message: 'Rating of the chat', comment: 'What a receipt is about: stars' }),
};

const extension = {
  icon: 'calendar',
  title: msg({ message: 'Extension of the due date', comment: 'What a receipt is about' }),
} as const;

const complaint = {
  title: msg({ message: 'Complaint', comment: 'What a receipt is about' }),
  state: msg({ message: 'Received by us', comment: 'State of a complaint on a receipt: the lender has it' }),
};

const repaymentBy = (place: string) =>
  msg({ message: `Repayment by ${place}`, comment: 'What a receipt is about; UPI, QRIS or the name of an e-wallet' });
const starsOf = (stars: number) => msg({ message: `${stars} of 5 stars`, comment: 'A rating that was given' });

/** Title, state, tone and icon of a receipt. */
export function receiptWords(receipt: Receipt, translate: Translate): ReceiptWords {
  if (receipt.kind === 'complaint')
    return { title: translate(complaint.title), state: translate(complaint.state), icon: 'chat' };
  if (receipt.kind === 'rating')
    return { title: translate(subjects[receipt.subject]), state: translate(starsOf(receipt.stars)), icon: 'star' };
  const { name, tone } = states[receipt.state];
  const { icon, title } = receipt.kind === 'extension' ? extension : methods[receipt.method];
  const isNamed = receipt.kind === 'payment' && receipt.method === 'further' && receipt.place !== '';
  return { title: translate(isNamed ? repaymentBy(receipt.place) : title), state: translate(name), tone, icon };
}

/** The amount of a receipt in the currency of the payment, not of the page; empty without an amount. */
export function receiptAmount(receipt: Receipt): string {
  if (!('amount' in receipt)) return '';
  return shownAmount(readShownAmount(receipt.amount), markets[receipt.market].currency);
}

/** A line of a receipt as text. It is shown, printed, shared, and written into a dispute file. */
export type ReceiptRow = {
  label: string;
  value: string;
  /** The name of a copy button beside it. */
  copyLabel?: string | undefined;
  /** `head`: shown in the card's head on the screen. `text`: written by a person. */
  display?: 'head' | 'text' | undefined;
};

/**
 * The title of a receipt and its lines that have a value.
 * @param timeForm `full` adds seconds, for a dispute file
 */
export function receiptFacts(
  receipt: Receipt,
  translate: Translate,
  timeForm?: 'full',
): { title: string; rows: ReceiptRow[] } {
  const { title, state } = receiptWords(receipt, translate);
  const { utcOffset } = markets[receipt.market];
  const timeOf = (at: number | null) => (at === null ? '' : formatDate(at, utcOffset, timeForm));
  const rows: ReceiptRow[] = [];

  function add(
    label: MessageDescriptor,
    value: string,
    { display, copyLabel }: Pick<ReceiptRow, 'display'> & { copyLabel?: MessageDescriptor } = {},
  ): void {
    if (value !== '')
      rows.push({ label: translate(label), value, display, copyLabel: copyLabel && translate(copyLabel) });
  }

  switch (receipt.kind) {
    case 'payment':
    case 'extension': {
      const isCode = receipt.method !== 'card' && receipt.method !== 'other';
      add(msg({ message: 'Amount', comment: 'Label on a receipt' }), receiptAmount(receipt), { display: 'head' });
      add(msg({ message: 'State', comment: 'Label on a receipt: how sure the payment is' }), state, {
        display: 'head',
      });
      add(msg({ message: 'Paid with', comment: 'Label on a receipt' }), receipt.place);
      add(
        isCode
          ? msg({ message: 'You told us on', comment: 'Label on a receipt: when the borrower said to have paid' })
          : msg({ message: 'Paid on', comment: 'Label on a receipt' }),
        // Of money that came with its code on screen, only the loan has shown a time: the borrower said nothing.
        isCode && receipt.at === receipt.confirmedAt ? '' : timeOf(receipt.at),
      );
      add(
        msg({ message: 'Seen on your loan on', comment: 'Label on a receipt: when the loan showed the payment' }),
        receipt.state === 'paid' ? timeOf(receipt.confirmedAt) : '',
      );
      if (receipt.kind === 'extension')
        add(
          msg({ message: 'New due date', comment: 'Label on a receipt' }),
          shownServerTime(receipt.newDueTime, utcOffset, 'date'),
        );
      add(msg({ message: 'Reference number', comment: 'Label on a receipt' }), receipt.reference, {
        copyLabel: msg({ message: 'reference number', comment: 'What a button copies: "Copy reference number"' }),
      });
      break;
    }
    case 'complaint':
      add(
        msg({ message: 'Type', comment: 'Label on a receipt: what a complaint is about' }),
        [receipt.type, receipt.sonType].filter(Boolean).join(' · '),
      );
      add(msg`What you wrote`, receipt.content, { display: 'text' });
      add(
        msg({ message: 'Pictures', comment: 'Label on a receipt: how many pictures went with a complaint' }),
        String(receipt.imageCount),
      );
      add(msg({ message: 'Sent on', comment: 'Label on a receipt' }), timeOf(receipt.at));
      break;
    case 'rating':
      add(msg({ message: 'Rating', comment: 'Label on a receipt' }), state, { display: 'head' });
      add(msg({ message: 'Given on', comment: 'Label on a receipt: when a rating was given' }), timeOf(receipt.at));
      break;
  }
  if (receipt.kind === 'complaint' || receipt.kind === 'rating')
    add(msg`Complaint number`, receipt.problemId, {
      copyLabel: msg({ message: 'complaint number', comment: 'What a button copies: "Copy complaint number"' }),
    });
  add(msg({ message: 'Loan', comment: 'Label on a receipt: name of the loan product' }), receipt.productName);
  add(msg({ message: 'Order number', comment: 'Label on a receipt' }), receipt.orderId);
  add(msg`Kept on this device since`, timeOf(receipt.keptAt));
  return { title, rows };
}
