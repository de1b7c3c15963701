import { msg, plural } from '@lingui/macro';
import { initialSelection, selectedTotal } from '@/domain/installment-selection';
import { shownAmount } from '@/domain/money';
import type { InstallmentPlan, Period } from '@/platform/api/contract/repayment';
import { shownServerTime } from '@/platform/i18n/format-date';
import type { Preview, PreviewContext } from '@/ui/preview';
import { amountField } from '@/ui/width-in-ems';

const paidOf = (paid: number, total: number) => msg`${paid} of ${total} instalments paid`;
const toPay = (total: number) =>
  msg`${plural(total, { one: `${total} instalment to pay`, other: `${total} instalments to pay` })}`;
const totalFor = (count: number) =>
  msg`${plural(count, {
    0: 'No instalment chosen',
    one: `Total for ${count} instalment`,
    other: `Total for ${count} instalments`,
  })}`;
const instalmentTitle = (number: string) =>
  msg({ message: `Instalment ${number}`, comment: 'Title of one instalment of a loan, by its number' });
const due = (date: string) => msg({ message: `Due ${date}`, comment: 'A due date, short' });

/** The title of a period: its number, or, without one, its position. @param position in the whole plan, from 1 */
export function periodName(periodNo: string, position: number) {
  return instalmentTitle(periodNo || String(position));
}

/** The fields of one unpaid period: title, amount, due date. @param position in the whole plan, from 1 */
export function periodTexts(period: Period, position: number, { formatMessage, market }: PreviewContext) {
  const { periodNo, amount, totalAmount, dueTime, repayDes } = period;
  const date = shownServerTime(dueTime, market.utcOffset, 'date');
  const shown = amount || shownAmount(totalAmount, market.currency);
  return {
    period: { text: formatMessage(periodName(periodNo, position)) },
    periodAmount: amountField(shown),
    // repayDes is shown beside it and says what the date is.
    due: dueTime === null ? null : { text: repayDes === '' ? formatMessage(due(date)) : date },
  };
}

/** The sum of the selected periods. @param total minor units */
export function totalTexts(count: number, total: bigint, { formatMessage, market }: PreviewContext) {
  const text = shownAmount(total, market.currency);
  return { totalLabel: { text: formatMessage(totalFor(count)) }, total: amountField(text) };
}

/** Preview of the instalments: progress, the first unpaid period, and the sum. */
export const planPreview = {
  call: 'loan-play-detail',
  messages: [paidOf(0, 0), toPay(1), totalFor(1), instalmentTitle(''), due('')],
  toFields({ productName, repayPlanDetail }: InstallmentPlan, context) {
    const { repayWaitDetail: waiting, repayYetDetail: paid } = repayPlanDetail;
    const [first] = waiting;
    // React shows that nothing is left to pay.
    if (!first) return {};
    const count = initialSelection(waiting);
    const total = waiting.length + paid.length;
    return {
      product: productName === '' ? null : { text: productName },
      progress: { text: context.formatMessage(paid.length > 0 ? paidOf(paid.length, total) : toPay(total)) },
      ...periodTexts(first, paid.length + 1, context),
      ...totalTexts(count, selectedTotal(waiting, count), context),
    };
  },
} satisfies Preview;
