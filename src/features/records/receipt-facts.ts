import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { hideCardNumbers } from '@/domain/card-numbers';
import { markets } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import type { Payment, Stage } from '@/domain/payments/payment';
import { handedOver, placeOfPayment, sumOfPayment, wayOfPayment } from '@/domain/payments/payment-facts';
import { shownTitles } from '@/domain/topics';
import { copiedNameOf, numberNameOf } from '@/features/pay/payments/code-names';
import { formatDate, shownServerTime } from '@/platform/i18n/format-date';
import type { Translate } from '@/platform/i18n/locale-store';
import type { IconName } from '@/ui/icon';
import type { AnyReceipt } from './receipt-of';

/** `tone`: the colours of the state, where it is about money. */
type ReceiptWords = { title: string; state: string; tone?: 'success' | 'info' | 'warning' | undefined; icon: IconName };

type State = { tone?: ReceiptWords['tone']; name: MessageDescriptor };

const noAnswer: State = {
  tone: 'warning',
  name: msg({ message: 'No answer, not on your loan yet', comment: 'State of a payment: how it ended is not known' }),
};

/** What the phone did or was told. */
const stages: Record<Stage, State> = {
  shown: { name: msg({ message: 'Code shown, not reported as paid', comment: 'State of a payment on a receipt' }) },
  said: {
    tone: 'warning',
    name: msg({ message: 'Waiting for confirmation', comment: 'State of a payment: only the borrower says so' }),
  },
  asking: noAnswer,
  committing: noAnswer,
  confirming: noAnswer,
  away: noAnswer,
  unknown: noAnswer,
  sms: { name: msg({ message: 'Waiting for the SMS code', comment: 'State of a card payment' }) },
  accepted: {
    tone: 'info',
    name: msg({ message: 'Request received, not on your loan yet', comment: 'State of a payment: the server took it' }),
  },
  refused: { name: msg({ message: 'Refused', comment: 'State of a card payment' }) },
  cancelled: { name: msg({ message: 'Cancelled', comment: 'State of a payment on a receipt' }) },
};

const fallen = (money: string) =>
  msg({ message: `Not clear: your debt fell by ${money}, which may be this payment`, comment: 'State of a payment' });

/** What the loan has shown about a payment; before that, what the phone did or was told. */
function stateOf({ stage, found, market }: Payment): State {
  if (found?.is === 'arrived')
    return { tone: 'success', name: msg({ message: 'Paid', comment: 'State of a payment on a receipt' }) };
  // Not that this payment did it.
  if (found?.is === 'settled')
    return {
      tone: 'info',
      name: msg({ message: 'The loan is paid off', comment: 'State of a payment on a receipt: by it, or without it' }),
    };
  if (found?.is !== 'unclear') return stages[stage];
  const name =
    BigInt(found.money) > 0n
      ? fallen(shownAmount(BigInt(found.money), markets[market].currency))
      : msg({ message: 'Not clear whether it arrived', comment: 'State of a payment on a receipt' });
  return { tone: 'warning', name };
}

const methods = {
  card: { icon: 'card', title: msg({ message: 'Repayment by card', comment: 'What a receipt is about' }) },
  bank: { icon: 'bank', title: msg({ message: 'Repayment by virtual account', comment: 'What a receipt is about' }) },
  counter: { icon: 'store', title: msg({ message: 'Repayment at a counter', comment: 'What a receipt is about' }) },
  further: { icon: 'phone', title: msg({ message: 'Repayment', comment: 'What a receipt is about' }) },
  other: { icon: 'globe', title: msg({ message: 'Repayment at the online cashier', comment: 'Title of a receipt' }) },
} as const satisfies Record<string, { icon: IconName; title: MessageDescriptor }>;

const subjects = {
  complaint: msg({ message: 'Rating of our answer', comment: 'What a receipt is about: stars for a complaint' }),
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
export function receiptWords(receipt: AnyReceipt, translate: Translate): ReceiptWords {
  if (receipt.kind === 'complaint')
    return { title: translate(complaint.title), state: translate(complaint.state), icon: 'chat' };
  if (receipt.kind === 'rating')
    return { title: translate(subjects[receipt.subject]), state: translate(starsOf(receipt.stars)), icon: 'star' };
  const { name, tone } = stateOf(receipt);
  const way = wayOfPayment(receipt);
  const { icon, title } = receipt.purpose === 'extension' ? extension : methods[way];
  const place = hideCardNumbers(placeOfPayment(receipt));
  const isNamed = receipt.purpose === 'loan' && way === 'further' && place !== '';
  return { title: translate(isNamed ? repaymentBy(place) : title), state: translate(name), tone, icon };
}

/** The amount of a receipt in the currency of the payment, not of the page; empty without an amount. */
export function receiptAmount(receipt: AnyReceipt): string {
  return receipt.kind === 'money' ? shownAmount(handedOver(receipt), markets[receipt.market].currency) : '';
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

type More = Pick<ReceiptRow, 'display'> & { copyLabel?: MessageDescriptor };

type Adding = (label: MessageDescriptor, value: string, more?: More) => void;

/** The facts of a payment. @param isFull also those that only a dispute file has */
function addPayment(payment: Payment, add: Adding, timeOf: (at: number | null) => string, isFull: boolean): void {
  const { code, card, found } = payment;
  const isArrived = found?.is === 'arrived';
  const { currency, utcOffset } = markets[payment.market];
  add(msg({ message: 'Payment fee', comment: 'Label on a receipt' }), shownAmount(sumOfPayment(payment).fee, currency));
  add(msg({ message: 'Payment method', comment: 'Label on a receipt' }), hideCardNumbers(placeOfPayment(payment)));
  add(
    code
      ? msg({ message: 'You told us on', comment: 'Label on a receipt: when the borrower said to have paid' })
      : isArrived
        ? msg({ message: 'Paid on', comment: 'Label on a receipt' })
        : msg({ message: 'Started', comment: 'Label on a receipt: when the payment began' }),
    timeOf(code ? payment.saidAt : payment.startedAt),
  );
  if (isFull) {
    add(msg({ message: 'Last change', comment: 'When a payment came to its present state' }), timeOf(payment.stageAt));
    add(msg({ message: 'Reason given', comment: 'Its words when it refused a payment' }), payment.refusal);
  }
  add(
    isArrived
      ? msg({ message: 'Confirmed on', comment: 'Label on a receipt: when the loan showed the payment' })
      : msg({ message: 'Your loan changed on', comment: 'Label on a receipt: perhaps not by this payment' }),
    timeOf(found?.at ?? null),
  );
  add(msg({ message: 'You complained on', comment: 'Label on a receipt' }), timeOf(payment.complainedAt));
  if (payment.purpose === 'extension')
    add(
      isArrived
        ? msg({ message: 'New due date', comment: 'Label on a receipt' })
        : msg({ message: 'Offered due date', comment: 'Label on a receipt: of an extension that is not confirmed' }),
      shownServerTime(code?.loanDue, utcOffset, 'date'),
    );
  const payType = code?.payType;
  // One number has one name.
  const shown = new Set(['']);
  for (const [label, copyLabel, text = ''] of [
    [numberNameOf(payType), copiedNameOf(payType), code?.number],
    [
      msg({ message: 'Bill number', comment: 'Label on a receipt' }),
      msg({ message: 'bill number', comment: 'What a button copies: "Copy bill number"' }),
      code?.billNumber,
    ],
    [
      msg({ message: 'Reference number', comment: 'Label on a receipt' }),
      msg({ message: 'reference number', comment: 'What a button copies: "Copy reference number"' }),
      card?.recordId,
    ],
  ] as const) {
    if (!shown.has(text)) add(label, text, { copyLabel });
    shown.add(text);
  }
}

/** Title and filled lines of a receipt. @param timeForm `full` adds seconds, and what only a dispute file has */
export function receiptFacts(
  receipt: AnyReceipt,
  translate: Translate,
  timeForm?: 'full',
): { title: string; rows: ReceiptRow[] } {
  const { title, state } = receiptWords(receipt, translate);
  const { utcOffset } = markets[receipt.market];
  const isFull = timeForm === 'full';
  const rows: ReceiptRow[] = [];
  /** Each time is named once, except in a dispute file. */
  const timeOf = (at: number | null) => {
    const text = at === null ? '' : formatDate(at, utcOffset, timeForm);
    return !isFull && rows.some(({ value }) => value === text) ? '' : text;
  };

  const add: Adding = (label, value, { display, copyLabel } = {}) => {
    if (value !== '')
      rows.push({ label: translate(label), value, display, copyLabel: copyLabel && translate(copyLabel) });
  };

  switch (receipt.kind) {
    case 'money':
      add(msg({ message: 'Amount', comment: 'Label on a receipt' }), receiptAmount(receipt), { display: 'head' });
      add(msg({ message: 'State', comment: 'Label: how sure a payment is' }), state, { display: 'head' });
      if (isFull && receipt.found)
        add(msg({ message: 'Before that', comment: 'Label: an earlier state' }), translate(stages[receipt.stage].name));
      addPayment(receipt, add, timeOf, isFull);
      break;
    case 'complaint':
      add(
        msg({ message: 'Type', comment: 'Label on a receipt: what a complaint is about' }),
        shownTitles(receipt.type, receipt.sonType).join(' · '),
      );
      add(msg`What you wrote`, receipt.content, { display: 'text' });
      add(msg({ message: 'Pictures', comment: 'Label on a receipt: how many' }), String(receipt.imageCount));
      add(msg({ message: 'Sent on', comment: 'Label on a receipt' }), timeOf(receipt.at));
      break;
    case 'rating':
      add(msg({ message: 'Rating', comment: 'Label on a receipt' }), state, { display: 'head' });
      add(msg({ message: 'Given on', comment: 'Label on a receipt: when a rating was given' }), timeOf(receipt.at));
      break;
  }
  if (receipt.kind !== 'money')
    add(msg`Complaint number`, receipt.problemId, {
      copyLabel: msg({ message: 'complaint number', comment: 'What a button copies: "Copy complaint number"' }),
    });
  add(msg({ message: 'Loan', comment: 'Label: name of the product' }), hideCardNumbers(receipt.productName));
  add(msg({ message: 'Loan number', comment: 'Label on a receipt' }), receipt.orderId);
  add(msg`Kept on this phone since`, timeOf(receipt.keptAt));
  return { title, rows };
}
