import type { ReactNode } from 'react';
import { daysBetween } from '@/domain/calendar-days';
import { loanRate, type LoanRate } from '@/domain/loan-cost';
import { type AnyPlan, type LoanPlan, type LoanTerms, waitingPayments } from '@/domain/loan-plan';
import { sumMinor } from '@/domain/money';
import type { Stated } from '../agreed-terms';

/** Why a running loan has no rate: a value is missing, or the server does not say it. */
export type FactGap =
  | NonNullable<LoanRate['gap']>
  /** Of paid periods the server does not say what they repaid. */
  | 'paid'
  | 'late'
  | 'partly-paid'
  /** The server does not say what the payments are made of. */
  | 'split';

/** Sums over payments, minor units. `fees` contains late fees. */
export type PaymentSum = { principal: bigint; interest: bigint; fees: bigint };

/** What is to be known of a loan's cost; minor units, `null` where it is not known. */
export type Facts = {
  borrowed: bigint | null;
  interest: bigint | null;
  fees: bigint | null;
  /** Interest and fees together. */
  cost: bigint | null;
  /** All payments together. */
  total: bigint | null;
  rate: Extract<LoanRate, { gap: null }> | null;
  gap: FactGap | null;
  /** Whether the payout day behind the rate is an estimate. */
  isEstimate: boolean;
  /** `YYYY-MM-DD`, where it was agreed or can be taken from the offer. */
  payout: string | null;
  lastDue: string | null;
  /** What a payment of one of the coming periods is, for an example of being late. */
  nextAmount: bigint | null;
};

const numberOf = (total: bigint | string): bigint[] => (typeof total === 'bigint' && total > 0n ? [total] : []);

const datedPayments = ({ payments }: AnyPlan) => payments.map(({ date, total: amount }) => ({ date, amount }));

/** The key facts of an offer, or of a loan whose agreed terms are known. */
export function factsOfTerms(terms: LoanTerms): Facts {
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
    nextAmount: payments.flatMap((payment) => numberOf(payment.total))[0] ?? null,
  };
}

/** What keeps a plan alone from saying what the loan costs. */
function obstacle({ payments }: LoanPlan, isPartlyPaid: boolean): FactGap | null {
  if (payments.some(({ state, parts }) => state === 'paid' && parts === null)) return 'paid';
  if (isPartlyPaid) return 'partly-paid';
  if (payments.some(({ state }) => state === 'late')) return 'late';
  return payments.length === 0 || payments.some(({ parts }) => parts === null) ? 'split' : null;
}

/** The sum of the parts of payments, minor units; `null` where one of them has no parts, or there is none. */
function sumOfParts(payments: LoanPlan['payments']): PaymentSum | null {
  const parts = payments.flatMap((payment) => payment.parts ?? []);
  if (payments.length === 0 || parts.length < payments.length) return null;
  return {
    principal: sumMinor(parts.map(({ principal }) => principal)),
    interest: sumMinor(parts.map(({ interest }) => interest)),
    fees: sumMinor(parts.map(({ fees, lateFee }) => fees + (lateFee ?? 0n))),
  };
}

/** The key facts of a loan; `agreed`: its saved terms. Of a partly paid period the plan no longer says what it was. */
export function factsOfPlan(plan: LoanPlan, agreed: LoanTerms | null, isPartlyPaid: boolean): Facts {
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
  const unknown = {
    borrowed: null,
    interest: null,
    fees: null,
    cost: null,
    total,
    rate: null,
    isEstimate: false,
    payout: null,
    lastDue,
    nextAmount,
  };
  if (sum === null) return { ...unknown, gap };

  const { principal: borrowed, interest, fees } = sum;
  const rate = loanRate(borrowed, datedPayments(plan), plan.payout);
  return {
    ...unknown,
    borrowed,
    interest,
    fees,
    cost: interest + fees,
    rate: rate.gap === null ? rate : null,
    gap: rate.gap,
    isEstimate: true,
  };
}

/** What the payments still to come repay, and what they cost; `null` where the server does not say. */
export function leftOf(plan: LoanPlan): PaymentSum | null {
  return sumOfParts(waitingPayments(plan));
}

/** What the form of a loan's key facts is filled with. */
export type FormFacts = {
  facts: Facts;
  payments: AnyPlan['payments'];
  /** What the server says in words; `null` where it is not known. */
  stated: Stated | null;
  /** The loan's name, in the server's words. */
  name: string;
  /** The order's number; `null` while there is none. */
  order: string | null;
  /** How long the loan runs, as the offer says it; else it is counted in days. */
  term?: ReactNode;
};

const only = <Value>(values: readonly Value[]): Value | null =>
  values.length > 0 && new Set(values).size === 1 ? (values[0] ?? null) : null;

/**
 * The payments of a loan in short: how many, what `each` is where all are the same, the `least` and the `most` of them,
 * the day of the `first`, and from one to the next `everyDays` where that is always the same. Minor units, or the
 * server's own words; `null` where it is not known.
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

/** Calendar days from the payout to the last payment; `null` where one of the two is not known. */
export function termDays({ payout, rate, lastDue }: Facts): number | null {
  const from = payout ?? rate?.payout ?? null;
  return from === null || lastDue === null ? null : Math.max(0, daysBetween(from, lastDue));
}

/** Interest and fees a day, as a share of the amount borrowed; `null` where one of them is not known. */
export function dailyShare(facts: Facts): number | null {
  const days = termDays(facts);
  const { cost, borrowed } = facts;
  if (cost === null || borrowed === null || borrowed <= 0n || days === null || days === 0) return null;
  return Number(cost) / Number(borrowed) / days;
}

/** The payments as they were agreed, with the parts that the plan states of those that have stayed the same. */
export function agreedPayments({ payments }: LoanTerms, plan: LoanPlan): AnyPlan['payments'] {
  return payments.map((payment) => {
    const same = plan.payments.find(
      ({ date, total }) => date !== null && date === payment.date && total === payment.total,
    );
    return same ? { ...payment, state: same.state, stated: same.stated } : payment;
  });
}

type StatedRow = NonNullable<FormFacts['stated']>['rows'][number];

/** What interest is called where our servers write. */
const interestNames = /\binterest\b|\bbunga\b|ब्याज|利息/i;

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
  {
    stated,
    facts: { borrowed, total },
  }: Pick<FormFacts, 'stated'> & { facts: Pick<FormFacts['facts'], 'borrowed' | 'total'> },
  money: (minor: bigint) => string,
): { interest: StatedRow[]; fees: StatedRow[] } {
  const sums = new Set([borrowed, total].flatMap((sum) => (sum === null ? [] : [digitsOf(money(sum))])));
  const costs = (stated?.rows ?? []).filter(({ value }) => isFigure(value) && !sums.has(digitsOf(value)));
  return {
    interest: costs.filter(({ text }) => interestNames.test(text)),
    fees: costs.filter(({ text }) => !interestNames.test(text)),
  };
}
