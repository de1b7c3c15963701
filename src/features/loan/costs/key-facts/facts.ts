import type { ReactNode } from 'react';
import { daysBetween } from '@/domain/calendar-days';
import { loanRate, type LoanRate } from '@/domain/loan-cost';
import {
  type AnyPlan,
  type LoanPlan,
  type LoanTerms,
  type PartSums,
  sumOfParts,
  waitingPayments,
} from '@/domain/loan-plan';
import type { Stated } from '../agreed-terms';

/** Why a running loan has no rate: the server does not send a value. */
export type FactGap =
  | NonNullable<LoanRate['gap']>
  /** The server does not send the parts of paid periods. */
  | 'paid'
  | 'late'
  | 'partly-paid'
  /** The server does not send the parts of the payments. */
  | 'split';

/** The facts about a loan's cost; minor units, `null` if unknown. */
export type CostFacts = {
  borrowed: bigint | null;
  interest: bigint | null;
  fees: bigint | null;
  /** Interest and fees together. */
  cost: bigint | null;
  /** All payments together. */
  total: bigint | null;
  rate: Extract<LoanRate, { gap: null }> | null;
  gap: FactGap | null;
  /** Whether the payout day of the rate is an estimate. */
  isEstimate: boolean;
  /** `YYYY-MM-DD`, if it was agreed or is in the offer. */
  payout: string | null;
  lastDue: string | null;
  /** The amount of the next payment, for an example of being late. */
  nextAmount: bigint | null;
};

const datedPayments = ({ payments }: AnyPlan) => payments.map(({ date, total: amount }) => ({ date, amount }));

/** The key facts of an offer, or of a loan with known agreed terms. */
export function factsOfTerms(terms: LoanTerms): CostFacts {
  const { received, payments, payout, total, lastDue } = terms;
  const rate = loanRate(received, datedPayments(terms), payout);
  return {
    borrowed: received,
    interest: null,
    fees: null,
    cost: total === null ? null : total - received,
    total,
    rate: rate.gap === null ? rate : null,
    gap: rate.gap,
    isEstimate: false,
    payout,
    lastDue,
    nextAmount: payments.flatMap(({ total: due }) => (typeof due === 'bigint' && due > 0n ? [due] : []))[0] ?? null,
  };
}

/** Why a plan alone does not show the loan's cost. */
function obstacle({ payments }: LoanPlan, isPartlyPaid: boolean): FactGap | null {
  if (payments.some(({ state, parts }) => state === 'paid' && parts === null)) return 'paid';
  if (isPartlyPaid) return 'partly-paid';
  if (payments.some(({ state }) => state === 'late')) return 'late';
  return payments.length === 0 || payments.some(({ parts }) => parts === null) ? 'split' : null;
}

/** The key facts of a loan; `agreed`: its stored terms. Of a partly paid period the plan shows only the rest. */
export function factsOfPlan(plan: LoanPlan, agreed: LoanTerms | null, isPartlyPaid: boolean): CostFacts {
  const { payments, total, lastDue } = plan;
  const nextAmount = payments.find(({ state }) => state === 'next')?.total ?? null;
  const gap = obstacle(plan, isPartlyPaid);
  const sum = gap === null ? sumOfParts(payments) : null;

  if (agreed) {
    const facts = factsOfTerms(agreed);
    const { interest, fees } = sum ?? { interest: null, fees: null };
    const hasSameCost = interest !== null && interest + fees === facts.cost;
    return { ...facts, nextAmount, lastDue: lastDue ?? facts.lastDue, ...(hasSameCost && { interest, fees }) };
  }
  const rate = sum && loanRate(sum.principal, datedPayments(plan), plan.payout);
  return {
    borrowed: sum?.principal ?? null,
    interest: sum?.interest ?? null,
    fees: sum?.fees ?? null,
    cost: sum && sum.interest + sum.fees,
    total,
    rate: rate?.gap === null ? rate : null,
    gap: rate ? rate.gap : gap,
    isEstimate: sum !== null,
    payout: null,
    lastDue,
    nextAmount,
  };
}

/** The parts of the payments that are still to come; `null` if the server does not send them. */
export function leftOf(plan: LoanPlan): PartSums | null {
  return sumOfParts(waitingPayments(plan));
}

/** The values of the key facts form. */
export type FormFacts = {
  facts: CostFacts;
  payments: AnyPlan['payments'];
  /** The server's texts; `null` if unknown. */
  stated: Stated | null;
  /** The loan's name, from the server. */
  name: string;
  /** The order's number; `null` if there is none. */
  order: string | null;
  /** The term as the offer names it; otherwise it is counted in days. */
  term?: ReactNode;
};

const only = <Value>(values: readonly Value[]): Value | null =>
  values.length > 0 && new Set(values).size === 1 ? (values[0] ?? null) : null;

/**
 * A summary of a loan's payments: how many, `each` if all are the same, the `least` and the `most`, the day of the
 * `first`, `everyDays` between them if it is always the same. Minor units or the server's words; `null` if unknown.
 */
export function instalmentsOf(payments: AnyPlan['payments']) {
  const amounts = payments.flatMap(({ total }) => (typeof total === 'bigint' ? [total] : []));
  const dates = payments.flatMap(({ date }) => date ?? []);
  const sorted = amounts.length === payments.length ? amounts.sort((one, other) => (one < other ? -1 : 1)) : [];
  const distances = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
  return {
    count: payments.length,
    each: only(payments.map(({ total }) => total)),
    least: sorted[0] ?? null,
    most: sorted[sorted.length - 1] ?? null,
    first: dates[0] ?? null,
    everyDays: dates.length === payments.length ? only(distances) : null,
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

/** The agreed payments, with the parts from the plan for payments that have not changed. */
export function agreedPayments({ payments }: LoanTerms, plan: LoanPlan): AnyPlan['payments'] {
  return payments.map((payment) => {
    const same = plan.payments.find(
      ({ date, total }) => date !== null && date === payment.date && total === payment.total,
    );
    return same ? { ...payment, state: same.state, stated: same.stated } : payment;
  });
}

type StatedRow = NonNullable<FormFacts['stated']>['rows'][number];

/** The names of interest in the languages of our servers. */
const interestNames = /\binterest\b|\bbunga\b|ब्याज|利息/i;

/** An amount or a rate, but not a name or a masked account number. */
const isFigure = (value: string): boolean => /^[^•*]*\d[^•*]*$/.test(value) && /%|Rp|Rs|[₹¥]|^[\d\s.,]+$/.test(value);

/** `Rp1.554.000` and `1.554.000,00` are one amount. */
const digitsOf = (amount: string): string => amount.replace(/[.,]00$/, '').replace(/\D/g, '');

/**
 * The rows in which a server describes the costs of a loan. The wire does not mark the fees among them, so sums, such
 * as the total to repay, are recognized by their amounts and left out, and interest is recognized by its name.
 * @param money formats minor units
 */
export function statedCostRows(
  { stated, facts }: Pick<FormFacts, 'stated'> & { facts: Pick<FormFacts['facts'], 'borrowed' | 'total'> },
  money: (minor: bigint) => string,
): { interest: StatedRow[]; fees: StatedRow[] } {
  const sums = new Set([facts.borrowed, facts.total].flatMap((sum) => (sum === null ? [] : [digitsOf(money(sum))])));
  const costs = (stated?.rows ?? []).filter(({ value }) => isFigure(value) && !sums.has(digitsOf(value)));
  return {
    interest: costs.filter(({ text }) => interestNames.test(text)),
    fees: costs.filter(({ text }) => !interestNames.test(text)),
  };
}
