import { msg, plural } from '@lingui/macro';
import { type Due, dueAt, type DueFields, endOf } from '@/domain/amount-due';
import { orderStatusRule, type StatusPicture } from '@/domain/order-status';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { amountDueMessages, amountDueTexts } from '@/platform/i18n/amount-due-texts';
import { type Preview, type PreviewContext, type PreviewField, amountField } from '@/ui/preview';

const today = msg`Due today`;
const tomorrow = msg`Due tomorrow`;

/* No `#`: grouping the digits of a number costs an old phone 50 ms the first time, just before the amount. */
const ahead = (days: number) => msg`${plural(days, { one: `${days} day left`, other: `${days} days left` })}`;
const behind = (late: number) => msg`${plural(late, { one: `${late} day late`, other: `${late} days late` })}`;

/** The distance to the due day as a message. @param days until then; negative when late */
function daysWords(days: number) {
  if (days === 0) return today;
  if (days === 1) return tomorrow;
  return days > 1 ? ahead(days) : behind(-days);
}

const dueDate = (date: string) =>
  msg({ message: `Due date: ${date}`, comment: 'A date, in a small line below the amount' });

/** The picture of a loan: that of a closed one also if it is called repaid and something is due. */
export const pictureOf = (loan: DueFields): StatusPicture =>
  endOf(loan) === 'closed' ? 'closed' : orderStatusRule(loan.orderStatus).picture;

/** The fields of a loan whose due date is known: status, amount due, due date (specification sections 2 to 4). */
export function loanTexts(loan: LoanDetails, due: Due, context: PreviewContext) {
  const { noticeStatusText, noticeDesText, reyMsg, orderStatus } = loan;
  const { hasIcon } = orderStatusRule(orderStatus);
  const picture = pictureOf(loan);
  const { day, dueIn: days } = due;
  const { formatMessage, serverLanguage: lang } = context;
  const shown = amountDueTexts(orderStatus, due, context);
  return {
    // An unknown status has the picture of 200, in a neutral colour.
    banner: { tone: picture === 'settled' && !hasIcon ? 'closed' : picture },
    mark: hasIcon && picture !== 'closed' ? { tone: picture === 'settled' ? 'good' : 'bad' } : null,
    title: noticeStatusText === '' ? undefined : { text: noticeStatusText, lang },
    text: noticeDesText === '' ? undefined : { text: noticeDesText, lang },
    money: shown || day !== '' || reyMsg !== '' ? {} : null,
    head: shown || days !== null ? {} : null,
    label: shown && { text: shown.label },
    pill: days === null ? null : { tone: days < 0 ? 'error' : days === 0 ? 'warning' : 'ahead' },
    days: days === null ? null : { text: formatMessage(daysWords(days)) },
    amount: shown && amountField(shown.amount),
    date: day === '' ? null : { text: formatMessage(dueDate(day)) },
  } satisfies Record<string, PreviewField | null | undefined>;
}

/** The fields of a loan, for the components that render them. */
export type LoanFields = ReturnType<typeof loanTexts>;

/** Preview of a loan. */
export const loanPreview = {
  call: 'loan-details',
  messages: [...amountDueMessages, today, tomorrow, ahead(2), behind(1), dueDate('')],
  toFields: (loan: LoanDetails, context) => loanTexts(loan, dueAt(loan, context.market, context.now), context),
} satisfies Preview;
