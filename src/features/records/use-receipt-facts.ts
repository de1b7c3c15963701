import { useLingui } from '@lingui/macro';
import { markets } from '@/domain/market';
import { parseServerTime } from '@/domain/server-time';
import { formatDate, formatServerTime } from '@/platform/i18n/format-date';
import { useLender } from '@/platform/i18n/lender';
import type { Receipt } from '@/platform/writes/receipts';
import { receiptAmount, useReceiptWords } from './record-parts';

/** A line of a receipt as text: it is shown, printed and shared. */
export type Fact = {
  label: string;
  value: string;
  /** The name of a copy button beside it. */
  copies?: string;
  /** `head`: shown in the card's head on the screen. `text`: written by a person. */
  form?: 'head' | 'text';
};

type Facts = { title: string; rows: Fact[] };

const fact = (label: string, value: string | null, more: Pick<Fact, 'copies' | 'form'> = {}): Fact[] =>
  value === null || value === '' ? [] : [{ label, value, ...more }];

/** @returns a function that lists all facts of a receipt, including the lender's name and the time of writing */
export function useReceiptFacts(): (receipt: Receipt) => Facts {
  const { t } = useLingui();
  const words = useReceiptWords();
  const { lender } = useLender();
  const number = {
    copies: t({ message: 'complaint number', comment: 'What a button copies: "Copy complaint number"' }),
  };

  function money(receipt: Receipt): Fact[] {
    if (receipt.kind !== 'payment' && receipt.kind !== 'extension') return [];
    const { state, at, confirmedAt, place, reference } = receipt;
    const { utcOffset } = markets[receipt.market];
    const isSaid = receipt.method !== 'card' && receipt.method !== 'other';
    const newDue = receipt.kind === 'extension' ? dueText(receipt.newDueTime, receipt.market) : null;
    return [
      ...fact(t({ message: 'Amount', comment: 'Label on a receipt' }), receiptAmount(receipt), { form: 'head' }),
      ...fact(t({ message: 'State', comment: 'Label on a receipt: how sure the payment is' }), words(receipt).state, {
        form: 'head',
      }),
      ...fact(t({ message: 'Paid with', comment: 'Label on a receipt' }), place),
      ...fact(
        isSaid
          ? t({ message: 'You told us on', comment: 'Label on a receipt: when the borrower said to have paid' })
          : t({ message: 'Paid on', comment: 'Label on a receipt' }),
        formatDate(at, utcOffset),
      ),
      ...fact(
        t({ message: 'Seen on your loan on', comment: 'Label on a receipt: when the loan showed the payment' }),
        state === 'paid' && confirmedAt !== null ? formatDate(confirmedAt, utcOffset) : null,
      ),
      ...fact(t({ message: 'New due date', comment: 'Label on a receipt' }), newDue),
      ...fact(t({ message: 'Reference number', comment: 'Label on a receipt' }), reference, {
        copies: t({ message: 'reference number', comment: 'What a button copies: "Copy reference number"' }),
      }),
    ];
  }

  function saying(receipt: Receipt): Fact[] {
    if (receipt.kind === 'complaint') {
      const { at, type, sonType, content, imageCount, problemId } = receipt;
      return [
        ...fact(
          t({ message: 'Type', comment: 'Label on a receipt: what a complaint is about' }),
          [type, sonType].filter(Boolean).join(' · '),
        ),
        ...fact(t`What you wrote`, content, { form: 'text' }),
        ...fact(
          t({ message: 'Pictures', comment: 'Label on a receipt: how many pictures went with a complaint' }),
          String(imageCount),
        ),
        ...fact(
          t({ message: 'Sent on', comment: 'Label on a receipt' }),
          formatDate(at, markets[receipt.market].utcOffset),
        ),
        ...fact(t`Complaint number`, problemId, number),
      ];
    }
    if (receipt.kind !== 'rating') return [];
    return [
      ...fact(t({ message: 'Rating', comment: 'Label on a receipt' }), words(receipt).state, { form: 'head' }),
      ...fact(
        t({ message: 'Given on', comment: 'Label on a receipt: when a rating was given' }),
        formatDate(receipt.at, markets[receipt.market].utcOffset),
      ),
      ...fact(t`Complaint number`, receipt.problemId, number),
    ];
  }

  return (receipt) => ({
    title: words(receipt).title,
    rows: [
      ...money(receipt),
      ...saying(receipt),
      ...fact(t({ message: 'Loan', comment: 'Label on a receipt: name of the loan product' }), receipt.productName),
      ...fact(t({ message: 'Order number', comment: 'Label on a receipt' }), receipt.orderId),
      ...fact(t({ message: 'Lender', comment: 'Label on a receipt' }), lender.name),
      ...fact(
        t`Kept on this device since`,
        receipt.keptAt === null ? null : formatDate(receipt.keptAt, markets[receipt.market].utcOffset),
      ),
    ],
  });
}

function dueText(time: string, market: Receipt['market']): string {
  const due = parseServerTime(/^\d+$/.test(time) ? Number(time) : time, markets[market].utcOffset);
  return due ? formatServerTime(due, 'date') : time;
}
