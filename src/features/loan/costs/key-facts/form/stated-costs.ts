import type { FormFacts } from './form-facts';

type StatedRow = NonNullable<FormFacts['stated']>['rows'][number];

/** What interest is called where our servers write. */
const interest = /\binterest\b|\bbunga\b|ब्याज|利息/i;

/** An amount or a rate; a name or a masked account number is neither. */
const isFigure = (value: string): boolean => /^[^•*]*\d[^•*]*$/.test(value) && /%|Rp|Rs|[₹¥]|^[\d\s.,]+$/.test(value);

/** `Rp1.554.000` and `1.554.000,00` are one amount. */
const digitsOf = (amount: string): string => amount.replace(/[.,]00$/, '').replace(/\D/g, '');

/**
 * The rows in which a server tells the costs of a loan in its own words. The wire does not say which of them are fees:
 * sums, such as the total to repay or the amount paid out, are known by their amounts and left out; interest is known
 * by its name. In the form of the regulator interest is no fee, and a total is no cost.
 * @param money shows minor units
 */
export function statedCostRows(
  { stated, facts: { borrowed, total } }: Pick<FormFacts, 'stated' | 'facts'>,
  money: (minor: bigint) => string,
): { interest: StatedRow[]; fees: StatedRow[] } {
  const sums = new Set([borrowed, total].flatMap((sum) => (sum === null ? [] : [digitsOf(money(sum))])));
  const costs = (stated?.rows ?? []).filter(({ value }) => isFigure(value) && !sums.has(digitsOf(value)));
  return {
    interest: costs.filter(({ text }) => interest.test(text)),
    fees: costs.filter(({ text }) => !interest.test(text)),
  };
}
