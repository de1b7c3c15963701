import { loanRate, type DatedPayment, type LoanRate } from '@/domain/loan-cost';
import { sumMinor, totalOf } from '@/domain/money';
import { assumedPayout } from '@/domain/payout-date';
import { type LoanPlan, partsOfPeriod, type PlanPeriod, type Split } from '../plan';

/** Why a running loan has no rate: a gap of the reckoning, or something the server does not say. */
export type FactGap =
  | NonNullable<LoanRate['gap']>
  /** Of paid periods the server does not say what they repaid. */
  | 'paid'
  /** What is late holds late charges. */
  | 'late'
  /** A period is partly paid. */
  | 'partly-paid'
  /** The server does not say what the payments are made of. */
  | 'split';

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
  /** Whether the rate rests on a payout day that nobody named. */
  isEstimate: boolean;
  /** `YYYY-MM-DD`, where it was agreed or can be taken from the offer. */
  payout: string | null;
  lastDue: string | null;
  /** What a payment of one of the coming periods is, for an example of being late. */
  nextAmount: bigint | null;
};

/** The terms of a loan as an offer states them, or as they were agreed. */
export type Terms = { received: bigint; payments: readonly DatedPayment[]; payout: string };

const lastOf = (dates: readonly string[]): string | null =>
  dates.reduce<string | null>((last, date) => (last === null || date > last ? date : last), null);

const datesOf = (payments: readonly DatedPayment[]): string[] =>
  payments.flatMap(({ date }) => (date === null ? [] : [date]));

/** The key facts of an offer, or of a loan whose agreed terms are known. */
export function factsOfTerms({ received, payments, payout }: Terms): Facts {
  const total = totalOf(payments);
  const rate = loanRate(received, payments, payout);
  const numbers = payments.flatMap(({ amount }) => (typeof amount === 'bigint' && amount > 0n ? [amount] : []));
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
    lastDue: lastOf(datesOf(payments)),
    nextAmount: numbers[0] ?? null,
  };
}

/** The parts of a period whose server says what of it repays; of a period of nothing that is nothing. */
const splitOf = (period: PlanPeriod): Split | null =>
  period.principal === '' && period.total !== 0n ? null : partsOfPeriod(period);

/** What keeps a plan alone from saying what the loan costs. */
function obstacle({ periods }: LoanPlan, isPartlyPaid: boolean): FactGap | null {
  if (periods.some((period) => period.state === 'paid' && splitOf(period) === null)) return 'paid';
  if (isPartlyPaid) return 'partly-paid';
  if (periods.some(({ state }) => state === 'late')) return 'late';
  return periods.length === 0 || periods.some((period) => splitOf(period) === null) ? 'split' : null;
}

/**
 * The key facts of a running or repaid loan.
 * @param agreed its terms, where they were kept when it was accepted
 * @param isPartlyPaid whether part of a period has been paid: then the plan no longer says what the period was
 */
export function factsOfPlan(plan: LoanPlan, agreed: Terms | null, isPartlyPaid: boolean): Facts {
  const { periods } = plan;
  const ahead = periods.find(({ state }) => state === 'next');
  const nextAmount = ahead?.total ?? null;
  const gap = obstacle(plan, isPartlyPaid);
  const parts = gap === null ? periods.flatMap((period) => splitOf(period) ?? []) : [];
  const interest = sumMinor(parts.map((part) => part.interest));
  const fees = sumMinor(parts.map(({ fee }) => fee));
  const lastDue = lastOf(plan.dates);

  if (agreed) {
    const facts = factsOfTerms(agreed);
    const hasSameCost = gap === null && interest + fees === facts.cost;
    return { ...facts, nextAmount, lastDue: lastDue ?? facts.lastDue, ...(hasSameCost && { interest, fees }) };
  }
  const total = totalOf(periods.map(({ total: amount }) => ({ amount })));
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
  if (gap !== null) return { ...unknown, gap };

  const borrowed = sumMinor(parts.map(({ principal }) => principal));
  const rate = loanRate(
    borrowed,
    periods.map(({ date, total: amount }) => ({ date, amount })),
    assumedPayout(plan.dates),
  );
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

/** What of the payments still to come repays, and what they cost; `null` where the server does not say. */
export function leftOf({ periods }: LoanPlan): Split | null {
  const waiting = periods.filter(({ state }) => state !== 'paid');
  const splits = waiting.flatMap((period) => splitOf(period) ?? []);
  if (waiting.length === 0 || splits.length < waiting.length) return null;
  const sum = (part: keyof Split) => sumMinor(splits.map((split) => split[part]));
  return { principal: sum('principal'), interest: sum('interest'), fee: sum('fee') };
}
