import type { Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import type { loanConfirmDetail, applyForLoan } from '@/platform/api/contract/loan-confirm';
import type { AnswerOf, RequestOf } from '@/platform/api/define-call';
import { type Preview, amountField } from '@/ui/preview';
import type { Row } from '@/ui/rows';

/** The answer with an offer. */
export type Offer = AnswerOf<typeof loanConfirmDetail>;

/** Preview of an offer: product and amount. More does not fit the script in the HTML. */
export const offerPreview = {
  call: 'loan-detail-confirm',
  messages: [],
  toFields({ productName, amount }: Offer, { market: { currency } }) {
    const text = shownAmount(amount, currency);
    return { name: { text: productName }, amount: amountField(text) };
  },
} satisfies Preview;

/** The request that accepts an offer. */
export type ApplicationTerms = RequestOf<typeof applyForLoan>;

/** The request for the offer on screen: the server's own figures, unchanged. */
export function applicationTermsOf({ amount, periods, termUnit }: Offer, productId: string): ApplicationTerms {
  return {
    amount: amount.toString(),
    periods: periods === null ? '' : String(periods),
    termUnit,
    productId,
    source: 'h5',
  };
}

/**
 * A summary of the instalments, in minor units or the server's words: `each` is the usual one (null if several differ,
 * or there is none), `first` and `last` those that differ from it, `why` the server's reason for a different first one.
 */
export function instalmentsInShort(plans: Offer['repay_plans']) {
  const amounts = plans.map(({ amount }) => amount);
  const [first = null, usual = first] = amounts;
  const last = amounts[amounts.length - 1] ?? null;
  if (amounts.slice(1, -1).some((other) => other !== usual)) return { each: null, first: null, why: '', last: null };
  const differs = first !== usual;
  return {
    each: usual,
    first: differs ? first : null,
    why: differs ? (plans[0]?.description ?? '') : '',
    last: last === usual ? null : last,
  };
}

/**
 * The detail rows in their groups: `details` in the Indian edition, `detail1` and `detail2` in every other
 * (specification section 3). If a server fills only the other fields, those are shown, so that no cost is missing. A
 * row that repeats the reason of the first instalment is left out.
 * @returns groups with at least one row
 */
export function detailGroups(
  { details, detail1, detail2, repay_plans }: Pick<Offer, 'details' | 'detail1' | 'detail2' | 'repay_plans'>,
  market: Market,
): Row[][] {
  const { why } = instalmentsInShort(repay_plans);
  const shown = (rows: Offer['details']): Row[] =>
    rows
      .filter(({ text, value }) => (text !== '' || value !== '') && `${text} ${value}` !== why)
      .map(({ text, value }) => ({ label: text, value: value || '–' }));
  const filled = (...groups: Offer['details'][]) => groups.map(shown).filter((rows) => rows.length > 0);
  const [one, two] = [filled(details), filled(detail1, detail2)];
  const [wanted, other] = market.id === 'india' ? [one, two] : [two, one];
  return wanted.length > 0 ? wanted : other;
}
