import { msg } from '@lingui/macro';
import { daysUntilDue } from '@/domain/calendar-days';
import { formatMoney, shownAmount } from '@/domain/money';
import type { ServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { groupInFours } from '@/platform/i18n/figures';
import { formatServerTime } from '@/platform/i18n/format-date';
import {
  defineRecordPreview,
  type PreviewField,
  type PreviewFields,
  type PreviewContext,
} from '@/platform/preview/preview';
import { widthInEms } from '@/ui/width-in-ems';
import { claimKey, unreadPaymentKey } from '../records/paid-keys';
import type { PaymentCode } from '../records/payment-codes';
import { codeMessages, wayWordsOf } from '../ways/way-words';
import { amountOf } from './code-text';
import { readPaymentChoice } from './payment-choice';
import { deadlineOf, findShownCode, lastSavedAt, loanDueOf, savedCodesKey } from './saved-codes';

const recipient = msg`Recipient`;
const totalAmount = msg`Total amount`;
const amountOfCode = msg`Amount of the code`;

/** The three slots of a field: the field itself, its label and its value. */
export function fieldTexts(name: string, label: string, value: PreviewField): PreviewFields {
  return { [name]: {}, [`${name}Label`]: { text: label }, [`${name}Value`]: value };
}

const noField = (name: string): PreviewFields => ({ [name]: null, [`${name}Label`]: null, [`${name}Value`]: null });

/**
 * A code in groups of four. A digit is about 0.57 of the type size wide; a short code is sized
 * like one of eight digits.
 */
export function codeText(code: string): PreviewField {
  const text = groupInFours(code);
  return { text, isCode: true, ems: Math.max(8, text.length) * 0.57 };
}

/** An amount, as large as fits. */
export function amountText(text: string): PreviewField {
  return { text, ems: widthInEms(text) };
}

const atCounter = (sum: string, part: string, added: string) =>
  msg({
    message: `You pay ${sum} at the counter: ${part} and a service fee of ${added}.`,
    comment: "What is paid in all at the counter: amount of the code plus the counter's fee",
  });
const inAll = (sum: string, part: string, added: string) =>
  msg({
    message: `You pay ${sum} in all: ${part} and a service fee of ${added}.`,
    comment: "What is paid in all in an app: amount of the code plus the app's fee",
  });

/** An amount and its fee: minor units, or the server's text. */
export type Sum = {
  amount: bigint | string;
  /** The fee at the place of payment; empty without one. */
  fee: bigint | string;
  /** Whether it is paid at a counter, not in an app. */
  isCounter: boolean;
};

/** The sum of amount and fee; null without a fee, or if one of the two is no number. */
export function sumText(
  { amount, fee, isCounter }: Sum,
  { formatMessage, market: { currency } }: PreviewContext,
): PreviewField | null {
  if (typeof amount !== 'bigint' || typeof fee !== 'bigint' || fee <= 0n) return null;
  const money = (minor: bigint) => formatMoney({ minor, currency });
  return { text: formatMessage((isCounter ? atCounter : inAll)(money(amount + fee), money(amount), money(fee))) };
}

const payBefore = msg`Pay before`;
const worksUntil = msg({
  message: 'Code works until',
  comment: 'Label: until when a payment code can be paid, later than the loan is due',
});
const alreadyLate = msg`Your loan is late and may cost more each day. If you pay tomorrow, tomorrow's late charge is still open.`;
const dueToday = msg`Pay today: from tomorrow a late charge may be added, although the code still works.`;
const dueSoon = msg`Pay by the due date: after it a late charge may be added, although the code still works.`;

/** The consequence of a due date before the end of the code. @param days until then; negative when late */
const meaningOf = (days: number) => (days < 0 ? alreadyLate : days === 0 ? dueToday : dueSoon);

/** The end of a code and the due date of its loan: the earlier one first (decision 68, before paying again). */
export function deadlineTexts(
  { until, due }: { until: ServerTime | null; due: ServerTime | null },
  { formatMessage, market, now }: PreviewContext,
) {
  const isDueFirst = until !== null && due !== null && due.instant < until.instant;
  const row = due && {};
  const date = due && { text: formatServerTime(due) };
  const days = due && daysUntilDue(due.instant, now, market.utcOffset);
  return {
    deadline: until && {},
    dueFirst: isDueFirst ? row : null,
    dueFirstDate: isDueFirst ? date : null,
    untilLabel: until && { text: formatMessage(isDueFirst ? worksUntil : payBefore) },
    until: until && { text: formatServerTime(until) },
    dueLast: isDueFirst ? null : row,
    dueLastDate: isDueFirst ? null : date,
    meaning: isDueFirst && days !== null ? { text: formatMessage(meaningOf(days)) } : null,
  } satisfies PreviewFields;
}

/**
 * The fields of the card of a code: place, way of paying, code, recipient, amount, deadline.
 * @param due the due date of the loan, if it matters to this payment and is known
 */
export function codeTexts(code: PaymentCode, due: ServerTime | null, context: PreviewContext): PreviewFields {
  const { formatMessage, market } = context;
  const words = wayWordsOf(code.payType, code.groupName);
  const [way = '', number = ''] = [words.way, words.number].map((text) =>
    typeof text === 'string' ? text : formatMessage(text),
  );
  const amount = amountOf(code.amount);
  const isBank = code.payType === '1';
  const amountLabel = formatMessage(code.fee !== '' && !isBank ? amountOfCode : totalAmount);
  const sum = { amount, fee: amountOf(code.fee), isCounter: code.payType === '2' };
  return {
    place: code.payCode === '' ? null : { text: code.payCode },
    way: way === '' ? null : { text: way },
    // An address such as a@b: no groups of four, no line break.
    ...(code.vcode.includes('@')
      ? { ...noField('number'), ...fieldTexts('address', number, { text: code.vcode }) }
      : { ...fieldTexts('number', number, codeText(code.vcode)), ...noField('address') }),
    ...(code.payee === '' ? noField('payee') : fieldTexts('payee', formatMessage(recipient), { text: code.payee })),
    ...(code.amount === ''
      ? noField('amount')
      : fieldTexts('amount', amountLabel, amountText(shownAmount(amount, market.currency)))),
    sum: isBank ? null : sumText(sum, context),
    ...deadlineTexts({ until: deadlineOf(code, market.utcOffset), due }, context),
  };
}

/**
 * Preview of a payment code. A request for a code creates one, so none is sent early: the stored code is shown, and the
 * server's answer about the loan decides whether it may stay.
 */
export const codePreview = defineRecordPreview({
  call: 'loan-details',
  messages: [
    ...codeMessages,
    recipient,
    totalAmount,
    amountOfCode,
    atCounter('', '', ''),
    inAll('', '', ''),
    payBefore,
    worksUntil,
    alreadyLate,
    dueToday,
    dueSoon,
  ],
  input: 'orderId',
  // After a claim or a card payment, the application shows its state first.
  skipWithRecordIn: ['payment-claims', 'card-payments'],
  savedAt: ({ cards }: { cards: readonly PaymentCode[] }) => lastSavedAt(cards),
  toFields({ cards }: { cards: readonly PaymentCode[] }, loan: LoanDetails | undefined, context) {
    const { now, market, inputs } = context;
    const { productId = '', orderId = '', ...named } = inputs;
    const choice = readPaymentChoice({ productId, orderId }, named);
    const { utcOffset } = market;
    const code = findShownCode(cards, { choice, loan, now, utcOffset });
    return (
      code && {
        fields: codeTexts(code, loanDueOf(code, loan, utcOffset), context),
        readAt: code.savedAt,
        cached: [
          { queryKey: savedCodesKey(orderId), data: cards },
          { queryKey: claimKey(orderId), data: null },
          { queryKey: unreadPaymentKey(orderId), data: null },
        ],
      }
    );
  },
});
