import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { endOf } from '@/domain/amount-due';
import { daysUntilDue } from '@/domain/calendar-days';
import { shownAmount } from '@/domain/money';
import { type Book, isOpen } from '@/domain/payments/payment';
import { placeOf, type Sum, sumOf, sumOfPayment, wholeOf } from '@/domain/payments/payment-facts';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { VirtualAccount } from '@/platform/api/contract/repayment';
import { groupInFours } from '@/platform/i18n/figures';
import { formatServerTime } from '@/platform/i18n/format-date';
import {
  type PreviewContext,
  type PreviewField,
  type PreviewFields,
  type RecordPreview,
  amountField,
} from '@/ui/preview';
import { codeMessages, wayTextOf } from '../choose/way-words';
import { numberNameOf } from '../payments/code-names';
import type { CopiedCode } from '../records/book';
import type { LastWay } from '../records/last-way';
import { cardOf, findShownCode, isExpired, loanDueOf, requestFor } from './codes';
import { choiceOfAddress } from './payment-choice';

const recipient = msg`Recipient`;
const extensionFee = msg`This is the fee for extending your due date.`;
const toPay = msg`Amount to pay`;
const amountOfCode = msg`Amount of the code`;

/** The three slots of a field: the field itself, its label and its value. */
export function fieldTexts(name: string, label: string, value: PreviewField): PreviewFields {
  return { [name]: {}, [`${name}Label`]: { text: label }, [`${name}Value`]: value };
}

const noField = (name: string): PreviewFields => ({ [name]: null, [`${name}Label`]: null, [`${name}Value`]: null });

/** A code in groups of four. A digit is about 0.57 ems wide; a short code is sized like eight digits. */
export function codeText(code: string): PreviewField {
  const text = groupInFours(code);
  return { text, isCode: true, ems: Math.max(8, text.length) * 0.57 };
}

const parts = (part: string, added: string) =>
  msg({
    message: `${part} and a payment fee of ${added}.`,
    comment: "Below the sum that is handed over at a counter: amount of the code and the counter's fee",
  });
const inApp = (part: string, added: string) =>
  msg({
    message: `Enter or confirm ${part}: a payment fee of ${added} is added to it.`,
    comment: 'Below the sum that is paid in an app: amount of the code, and the fee that the app adds by itself',
  });

/** How the sum consists of amount and fee; null if there is none (`sumOf`). */
export function sumText(sum: Sum, { formatMessage, market: { currency } }: PreviewContext): PreviewField | null {
  if (sumOf(sum) === null) return null;
  const [part, added] = [shownAmount(sum.amount, currency), shownAmount(sum.fee, currency)];
  return { text: formatMessage((sum.isCounter ? parts : inApp)(part, added)) };
}

const alreadyLate = msg`Your loan is late and may cost more each day. If you pay tomorrow, you will still owe tomorrow’s late charge.`;
const dueToday = msg`Pay today: from tomorrow a late charge may be added, although you can still pay.`;
const dueSoon = msg`Pay by the due date: after it a late charge may be added, although you can still pay.`;

/** What a due date before the end of the code means. @param days until then; negative when late */
const meaningOf = (days: number) => (days < 0 ? alreadyLate : days === 0 ? dueToday : dueSoon);

/** The end of a code and the due date of its loan: the earlier one first (decision 68, before paying again). */
export function deadlineTexts(
  { until, due }: { until: ServerTime | null; due: ServerTime | null },
  { formatMessage, market, now }: PreviewContext,
) {
  const isDueFirst = until !== null && due !== null && due.instant < until.instant;
  const row = due && {};
  const date = due && { text: formatServerTime(due, 'date') };
  const days = due && daysUntilDue(due.instant, now, market.utcOffset);
  return {
    deadline: until && {},
    dueFirst: isDueFirst ? row : null,
    dueFirstDate: isDueFirst ? date : null,
    until: until && { text: formatServerTime(until) },
    dueLast: isDueFirst ? null : row,
    dueLastDate: isDueFirst ? null : date,
    meaning: isDueFirst && days !== null ? { text: formatMessage(meaningOf(days)) } : null,
  } satisfies PreviewFields;
}

/** The label of the large amount: what is paid, unless there is a fee that cannot be added to it. */
export const amountLabel = (sum: Sum): MessageDescriptor =>
  sum.fee !== '' && sumOf(sum) === null ? amountOfCode : toPay;

type ShownCard = Pick<CopiedCode, 'purpose' | 'amount' | 'fee'> & {
  code: Pick<CopiedCode['code'], 'payType' | 'payCode' | 'placeName' | 'groupName' | 'number' | 'payee' | 'expireTime'>;
};

/** The fields of a code's card. @param due the due date of the loan, if it matters and is known */
export function codeTexts(payment: ShownCard, due: ServerTime | null, context: PreviewContext): PreviewFields {
  const { formatMessage, market } = context;
  const { code, purpose, amount } = payment;
  const words = wayTextOf(code.payType, code.groupName);
  const way = typeof words === 'string' ? words : formatMessage(words);
  const number = formatMessage(numberNameOf(code.payType));
  const sum = sumOfPayment(payment);
  const place = placeOf(code);
  return {
    place: place === '' ? null : { text: place },
    way: way === '' ? null : { text: way },
    purpose: purpose === 'extension' ? { text: formatMessage(extensionFee) } : null,
    // An address such as a@b: no groups of four, no line break.
    ...(code.number.includes('@')
      ? { ...noField('number'), ...fieldTexts('address', number, { text: code.number }) }
      : { ...fieldTexts('number', number, codeText(code.number)), ...noField('address') }),
    ...(code.payee === '' ? noField('payee') : fieldTexts('payee', formatMessage(recipient), { text: code.payee })),
    ...(amount === ''
      ? noField('amount')
      : fieldTexts('amount', formatMessage(amountLabel(sum)), amountField(shownAmount(wholeOf(sum), market.currency)))),
    sum: sumText(sum, context),
    ...deadlineTexts({ until: parseServerTime(code.expireTime, market.utcOffset), due }, context),
  };
}

type Copied = { codes: readonly CopiedCode[] };

const choiceOf = (inputs: PreviewContext['inputs']) => choiceOfAddress({ orderId: '', ...inputs });

/** The records of this phone on which the request for a code depends. */
type StoredFacts = [book: Book | undefined, switches: { text: string } | undefined, way: LastWay | undefined];

/** Whether a switches file closes no way of paying at any time. */
export const closesNoWay = (text: string): boolean => !/"way"\s*:/.test(text);

/** Whether nothing in a book speaks against a code (`gate`), and the loan may still owe. */
function mayGetCode(book: Book | undefined): boolean {
  if (book === undefined) return true;
  const { payments, isClosed, last } = book;
  return !isClosed && last?.left !== '0' && !payments.some((one) => isOpen(one));
}

/**
 * Preview of a payment code: the stored code is shown, and the server's answer about the loan decides whether it may
 * stay. Without one, the code that the loan owes is asked for at once (decision 68, before paying again).
 */
export const codePreview = {
  call: 'loan-details',
  messages: [
    ...codeMessages,
    recipient,
    extensionFee,
    toPay,
    amountOfCode,
    parts('', ''),
    inApp('', ''),
    alreadyLate,
    dueToday,
    dueSoon,
  ],
  input: 'orderId',
  savedAt: ({ codes }: Copied) => Math.max(0, ...codes.map(({ code }) => code.savedAt)),
  toFields({ codes }: Copied, loan: LoanDetails | undefined, context) {
    const { now, market, inputs } = context;
    const { utcOffset } = market;
    const shown = findShownCode(codes, { choice: choiceOf(inputs), loan, now, utcOffset });
    return (
      shown && {
        fields: codeTexts(shown, loanDueOf(shown, loan, utcOffset), context),
        readAt: shown.code.savedAt,
      }
    );
  },
  next: {
    request: (inputs) => requestFor(choiceOf(inputs)),
    isAllowed: (loan: LoanDetails, [book, switches]: StoredFacts) =>
      endOf(loan) === null && mayGetCode(book) && closesNoWay(switches?.text ?? ''),
    toFields(answer: VirtualAccount, loan: LoanDetails, [, , way]: StoredFacts, context) {
      const { now, market, inputs } = context;
      const choice = choiceOf(inputs);
      const card = cardOf(answer, choice, way);
      const isPlain = answer.qrContent === '' && answer.payUrl === '' && !isExpired(card.code, now, market.utcOffset);
      // With another amount the application may show a notice above the code, which would move it.
      const isExact = typeof answer.amount === 'bigint' && (choice.amount || card.amount) === card.amount;
      if (!isPlain || !isExact) return null;
      return codeTexts(card, loanDueOf({ ...card, code: { loanDue: null } }, loan, market.utcOffset), context);
    },
  },
} satisfies RecordPreview;
