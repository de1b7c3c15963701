import { msg, plural } from '@lingui/macro';
import { lenderDate } from '@/domain/calendar-days';
import { initialSelection, selectedTotal } from '@/domain/installment-selection';
import { type Instalment, waitingRows } from '@/domain/loan-plan';
import type { Currency } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { digitsOfAmount } from '@/domain/text/digits';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { type Preview, type PreviewContext, amountField } from '@/ui/preview';

const paidOf = (paid: number, total: number) => msg`${paid} of ${total} instalments paid`;
const toPay = (total: number) =>
  msg`${plural(total, { one: `${total} instalment to pay`, other: `${total} instalments to pay` })}`;
const totalFor = (count: number) =>
  msg`${plural(count, {
    0: 'No instalment chosen',
    one: `Total for ${count} instalment`,
    other: `Total for ${count} instalments`,
  })}`;
/** The title of a period. */
export const instalmentTitle = (number: string) =>
  msg({ message: `Instalment ${number}`, comment: 'Title of one instalment of a loan, by its number' });
const due = (date: string) => msg({ message: `Due ${date}`, comment: 'A due date, short' });

/** The amount of a period: in the server's form, if that has the figures of the number, which is what is paid. */
export function periodAmount({ total, words }: Pick<Instalment, 'total' | 'words'>, currency: Currency): string {
  const shown = shownAmount(total, currency);
  return digitsOfAmount(words.amount) === digitsOfAmount(shown) ? words.amount : shown;
}

/** The fields of one unpaid period: title, amount, due date. */
export function periodTexts(
  period: Pick<Instalment, 'name' | 'day' | 'total' | 'words'>,
  { formatMessage, market }: PreviewContext,
) {
  const { name, day, words } = period;
  return {
    period: { text: formatMessage(instalmentTitle(name)) },
    periodAmount: amountField(periodAmount(period, market.currency)),
    // The server's words are shown beside it and say what the date is.
    due: day === '' ? null : { text: words.state === '' ? formatMessage(due(day)) : day },
  };
}

/** The sum of the selected periods. @param total minor units */
export function totalTexts(count: number, total: bigint, { formatMessage, market }: PreviewContext) {
  const text = shownAmount(total, market.currency);
  return { totalLabel: { text: formatMessage(totalFor(count)) }, total: amountField(text) };
}

/** The loan, and how many of its periods are paid. */
export function summaryTexts(product: string, paid: number, total: number, { formatMessage }: PreviewContext) {
  return {
    product: product === '' ? null : { text: product },
    progress: { text: formatMessage(paid > 0 ? paidOf(paid, total) : toPay(total)) },
  };
}

/** Preview of the instalments: progress, the first unpaid period, and the sum. */
export const planPreview = {
  call: 'loan-play-detail',
  messages: [paidOf(0, 0), toPay(1), totalFor(1), instalmentTitle(''), due('')],
  toFields(answer: InstallmentPlan, context) {
    const { utcOffset } = context.market;
    const { waiting, paid } = waitingRows(answer, { today: lenderDate(context.now, utcOffset), utcOffset });
    const [first] = waiting;
    // React shows that nothing is left to pay.
    if (!first) return {};
    const count = initialSelection(waiting);
    return {
      ...summaryTexts(answer.productName, paid, paid + waiting.length, context),
      ...periodTexts(first, context),
      ...totalTexts(count, selectedTotal(waiting, count), context),
    };
  },
} satisfies Preview;
