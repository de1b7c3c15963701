import type { Market } from '@/domain/market';
import type { loanConfirmDetail, pushLoan } from '@/platform/api/contract/loan-confirm';
import type { AnswerOf, RequestOf } from '@/platform/api/define-call';
import type { Row } from '@/ui/rows';

/** What the server offers. */
export type Offer = AnswerOf<typeof loanConfirmDetail>;

/** What is sent to accept an offer. */
export type ApplicationTerms = RequestOf<typeof pushLoan>;

/** The request that accepts an offer as the page shows it: the server's own figures, sent back unchanged. */
export function termsOf({ amount, periods, termUnit }: Offer, productId: string): ApplicationTerms {
  return {
    amount: amount.toString(),
    periods: periods === null ? '' : String(periods),
    termUnit,
    productId,
    source: 'h5',
  };
}

const shown = (rows: Offer['details']): Row[] =>
  rows
    .filter(({ text, value }) => text !== '' || value !== '')
    .map(({ text, value }) => ({ label: text, value: value || '–' }));

/**
 * The detail rows in their groups: `details` in the Indian edition, `detail1` and `detail2` in every other
 * (specification section 3). Where a server fills the other fields only, those are shown: costs are never left out.
 * @returns groups with at least one row
 */
export function detailGroups(
  { details, detail1, detail2 }: Pick<Offer, 'details' | 'detail1' | 'detail2'>,
  market: Market,
): Row[][] {
  const one = [details];
  const two = [detail1, detail2];
  const [wanted, other] = market.id === 'india' ? [one, two] : [two, one];
  const filled = (groups: Offer['details'][]) => groups.map(shown).filter((rows) => rows.length > 0);
  const groups = filled(wanted);
  return groups.length > 0 ? groups : filled(other);
}
