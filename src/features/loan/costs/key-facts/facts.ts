import type { ReactNode } from 'react';
import { daysBetween } from '@/domain/calendar-days';
import type { CostFacts, FactGap } from '@/domain/loan-account';
import type { AnyPlan } from '@/domain/loan-plan';
import { digitsOfAmount } from '@/domain/text/digits';
import type { Stated } from '../agreed-terms';

/** The values of the key facts form. */
export type FormFacts = {
  facts: CostFacts;
  payments: AnyPlan['payments'];
  /** The lender's day of the facts, `YYYY-MM-DD`. */
  today: string;
  /** The server's texts; `null` if unknown. */
  stated: Stated | null;
  name: string;
  /** The order's number; `null` if there is none. */
  order: string | null;
  /** The terms were accepted on this device. */
  isAgreed: boolean;
  /** The term as the offer names it; otherwise it is counted in days. */
  term?: ReactNode;
};

/** Reasons by which the amounts of a plan are not the agreed ones, with late charges or without paid parts. */
export const changedGaps: ReadonlySet<FactGap | null> = new Set(['paid', 'late', 'partly-paid'] as const);

const only = <Value>(values: readonly Value[]): Value | null =>
  values.length > 0 && new Set(values).size === 1 ? (values[0] ?? null) : null;

/**
 * A summary of a loan's payments: how many, `each` if all are the same, the `least` and the `most`, the day of the
 * `first`, `everyDays` between them if it is always the same. Minor units or the server's words; `null` if unknown.
 */
export function instalmentsOf(payments: AnyPlan['payments']) {
  const amounts = payments.flatMap(({ total }) => (typeof total === 'bigint' ? [total] : []));
  const known = payments.flatMap(({ date }) => date ?? []).sort();
  const dates = known.length === payments.length ? known : [];
  const sorted = amounts.length === payments.length ? amounts.sort((one, other) => (one < other ? -1 : 1)) : [];
  const distances = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
  const everyDays = only(distances);
  return {
    count: payments.length,
    each: only(payments.map(({ total }) => total)),
    least: sorted[0] ?? null,
    most: sorted[sorted.length - 1] ?? null,
    first: dates[0] ?? null,
    // Two payments of one day have no rhythm.
    everyDays: everyDays === 0 ? null : everyDays,
  };
}

/** The day of the payout, agreed or estimated for the rate, `YYYY-MM-DD`; `null` if unknown. */
export const payoutOf = ({ payout, rate }: CostFacts): string | null => payout ?? rate?.payout ?? null;

/** Calendar days from the payout to the last payment; `null` if one of the two is unknown. */
export function termDays(facts: CostFacts): number | null {
  const from = payoutOf(facts);
  const { lastDue } = facts;
  return from === null || lastDue === null ? null : Math.max(0, daysBetween(from, lastDue));
}

/** Interest and fees per day, as a share of the amount borrowed; `null` if one of them is unknown. */
export function dailyShare(facts: CostFacts): number | null {
  const days = termDays(facts);
  const { cost, borrowed } = facts;
  if (cost === null || borrowed === null || borrowed <= 0n || days === null || days === 0) return null;
  return Number(cost) / Number(borrowed) / days;
}

export type StatedRow = Stated['rows'][number];

/** The names of interest in the languages of our servers. */
const interestNames = /\binterest\b|\bbunga\b|ब्याज|利息/i;

/** The names of a fee that belongs to the loan, in the same languages. */
const feeNames =
  /\b(?:fees?|charges?|commission|insurance|stamp duty|gst|tax|biaya|administrasi|provisi|komisi|asuransi|materai|meterai|pajak|ppn)\b|शुल्क|फ़ीस|फीस|बीमा|जीएसटी|费|保险|税/i;

/** The names of what only a late borrower pays, and of sums after fees: not a fee of the loan. */
const otherNames =
  /\b(?:late|overdue|penal(?:ty)?|default|bounce|credited|received?|disbursed|denda|terlambat|keterlambatan|telat|diterima)\b|^(?:(?!biaya|administrasi|provisi|komisi).)*\b(?:cair|pencairan)\b|विलंब|देर|दंड|जुर्माना|मिलने|प्राप्त|逾期|滞纳|罚|违约|到账|实收/i;

/** An amount or a rate, but not a name or a masked account number. */
const isFigure = (value: string): boolean => /^[^•*]*\d[^•*]*$/.test(value) && /%|Rp|Rs|[₹¥]|^[\d\s.,]+$/.test(value);

/**
 * The rows in which a server describes the costs of a loan. The wire does not mark the fees among them, so they
 * and the interest are recognized by their names; a sum, such as the total to repay, is left out by its amount.
 * @param money formats minor units
 */
export function statedCostRows(
  { stated, facts }: Pick<FormFacts, 'stated'> & { facts: Pick<FormFacts['facts'], 'borrowed' | 'total'> },
  money: (minor: bigint) => string,
): { interest: StatedRow[]; fees: StatedRow[] } {
  const sums = new Set(
    [facts.borrowed, facts.total].flatMap((sum) => (sum === null ? [] : [digitsOfAmount(money(sum))])),
  );
  const costs = (stated?.rows ?? []).filter(
    ({ text, value }) => isFigure(value) && !sums.has(digitsOfAmount(value)) && !otherNames.test(text),
  );
  return {
    interest: costs.filter(({ text }) => interestNames.test(text)),
    fees: costs.filter(({ text }) => feeNames.test(text) && !interestNames.test(text)),
  };
}
