import { type Due, type DueDay, type DueFields, dueOf, endOf } from './amount-due';
import { loanRate, type LoanRate, type RateGap } from './loan-cost';
import {
  type Day,
  type LoanPlan,
  type LoanTerms,
  type Payment,
  type PlanAnswer,
  planOfLoan,
  sumOfParts,
  waitingPayments,
  withLateFees,
} from './loan-plan';
import { type Figure, sumMinor, totalOf } from './money';
import { orderStatusRule } from './order-status';

// What is known of a loan (decision 96, loan account). `null` is not known.

/** Why a loan has no annual rate: the server does not send a value. */
export type FactGap =
  | RateGap
  /** The server does not send the parts of paid periods, or not which of their fees were late charges. */
  | 'paid'
  | 'late'
  | 'partly-paid'
  /** The server does not send the parts of the payments. */
  | 'split';

/** The facts about a loan's cost; minor units. */
export type CostFacts = {
  borrowed: bigint | null;
  interest: bigint | null;
  fees: bigint | null;
  /** Interest and fees together. */
  cost: bigint | null;
  /** All payments together. */
  total: bigint | null;
  rate: LoanRate | null;
  gap: FactGap | null;
  /** `YYYY-MM-DD`, if it was agreed or is in the offer; otherwise the payout day of the rate is an estimate. */
  payout: string | null;
  /** The last due day. With agreed terms it is the agreed one, like the cost. */
  lastDue: string | null;
  /** The amount of the next payment, for an example of being late. */
  nextAmount: bigint | null;
};

/** The facts about an offer, or about agreed terms. */
export function factsOfTerms(terms: LoanTerms): CostFacts {
  const { received, payments, payout, total, lastDue } = terms;
  return {
    borrowed: received,
    interest: null,
    fees: null,
    cost: total === null ? null : total - received,
    total,
    ...loanRate(received, payments, payout),
    payout,
    lastDue,
    nextAmount: payments.flatMap(({ total: due }) => (typeof due === 'bigint' && due > 0n ? [due] : []))[0] ?? null,
  };
}

/** Why a plan alone does not show the loan's cost. */
function obstacle({ payments }: LoanPlan, status: string): FactGap | null {
  const { picture, isBehind } = orderStatusRule(status);
  if (payments.some(({ state, parts }) => state === 'paid' && (parts?.lateFee ?? null) === null)) return 'paid';
  if (picture === 'partly-paid') return 'partly-paid';
  if (isBehind || payments.some(({ state }) => state === 'late')) return 'late';
  return payments.length === 0 || payments.some(({ parts }) => parts === null) ? 'split' : null;
}

/** By the agreed terms: their amounts on their days. Without them by the plan, which has to show the whole loan. */
function costOf(plan: LoanPlan, agreed: LoanTerms | null, status: string): CostFacts {
  const { payments, lastDue } = plan;
  // Without paid parts the payments are not all that is paid.
  const total = orderStatusRule(status).isBehind ? null : plan.total;
  const nextAmount = payments.find(({ state, total: due }) => state === 'next' && due > 0n)?.total ?? null;
  const gap = obstacle(plan, status);
  const sum = gap === null ? sumOfParts(payments) : null;

  if (agreed) {
    const facts = factsOfTerms(agreed);
    const { interest, fees } = sum ?? { interest: null, fees: null };
    const hasSameCost = interest !== null && interest + fees === facts.cost;
    return { ...facts, nextAmount, ...(hasSameCost && { interest, fees }) };
  }
  return {
    borrowed: sum?.principal ?? null,
    interest: sum?.interest ?? null,
    fees: sum?.fees ?? null,
    cost: sum && sum.interest + sum.fees,
    total,
    ...(sum ? loanRate(sum.principal, payments, plan.payout) : { rate: null, gap }),
    payout: null,
    lastDue,
    nextAmount,
  };
}

/** The places of payments by their names, `1` to `n`; their order if they have other names. */
function placesOf(payments: LoanPlan['payments']): number[] {
  const named = payments.map(({ name }) => Number(name) - 1);
  const isNumbered = named.every((place) => place in payments) && new Set(named).size === payments.length;
  return isNumbered ? named : payments.map((_, index) => index);
}

/**
 * The payment of the plan for each agreed payment. An extension moves days, and two payments may have one day: if there
 * are as many as agreed, their places decide. Otherwise the day does, if only one of each has it.
 */
function matchesOf({ payments: agreed }: LoanTerms, { payments }: LoanPlan): (Payment | undefined)[] {
  if (agreed.length === payments.length) {
    const places = placesOf(payments);
    return agreed.map((_, place) => payments[places.indexOf(place)]);
  }
  return agreed.map(({ date }) => {
    const same = payments.filter((payment) => date !== null && payment.date === date);
    return same.length === 1 && agreed.filter((other) => other.date === date).length === 1 ? same[0] : undefined;
  });
}

/** The agreed payments as they are now; their parts if the server still asks for the agreed amount. */
function agreedNow(agreed: LoanTerms, matches: readonly (Payment | undefined)[]): LoanTerms {
  const payments = agreed.payments.map((payment, index) => {
    const now = matches[index];
    const state = now?.state ?? ('unknown' as const);
    return { ...payment, state, ...(now?.total === payment.total && { stated: now.stated }) };
  });
  return { ...agreed, payments };
}

const sumOf = (payments: readonly Payment[]): bigint => sumMinor(payments.map(({ total }) => total));

/** Whether the day of an unpaid payment has come, or the lender calls it late. */
const hasCome = ({ state, dueIn }: Payment): boolean => state === 'late' || (dueIn !== null && dueIn <= 0);

/** What is known of a loan (`accountOf`). Money is minor units. */
export type LoanAccount = ReturnType<typeof accountOf>;

/** The amount due less the payments of which it is made: the first unpaid ones that add up to it, or those now due. */
function unexplainedIn(waiting: readonly Payment[], due: Figure, dueCount: number): bigint {
  if (typeof due !== 'bigint' || due === 0n) return 0n;
  let left = due;
  for (const { total } of waiting) {
    left -= total;
    if (left === 0n) return 0n;
  }
  return due - sumOf(waiting.slice(0, Math.max(1, dueCount)));
}

/** The late charges of payments; `null` if those of one are not known, or there is no payment. */
function lateChargesOf(payments: readonly Payment[]): bigint | null {
  return totalOf(payments.map(({ parts }) => parts?.lateFee ?? null));
}

/** What is due now without and with its charges; all fees are charges if late ones are not known (`isLateCharge`). */
function duePartsOf(come: readonly Payment[], dueNow: bigint) {
  const late = lateChargesOf(come);
  const charges = late ?? sumOfParts(come)?.fees ?? 0n;
  return charges === 0n ? null : { instalments: dueNow - charges, charges, isLateCharge: late !== null };
}

type Upcoming = readonly (DueDay & { name: string; total: bigint | string })[];

/** What is to be paid on a known day; the amount due if there is none. Nothing at or below zero. */
function upcomingOf(waiting: readonly Payment[], due: Due): Upcoming {
  const dated = waiting.filter(({ date, total }) => date !== null && total > 0n);
  const isAlone = dated.length === 0 && due.dueIn !== null && (due.sum ?? 1n) > 0n;
  return isAlone && due.amount !== null ? [{ ...due, name: '1', total: due.amount }] : dated;
}

type Sources = {
  details: DueFields & { productName: string };
  /** The answer of `loan-play-detail`. */
  answer: PlanAnswer & { productName: string };
  /** The accepted terms, if they belong to the loan of this plan. */
  agreedOf: (plan: LoanPlan) => LoanTerms | null;
  day: Day;
};

/** The account of a loan: the only place where its facts are worked out (decision 96, loan account). */
export function accountOf({ details, answer, agreedOf, day }: Sources) {
  const read = planOfLoan(answer, day);
  const terms = agreedOf(read);
  const matches = terms && matchesOf(terms, read);
  const plan =
    terms && matches ? withLateFees(read, (payment) => terms.payments[matches.indexOf(payment)]?.total ?? null) : read;
  const facts = costOf(plan, terms, details.orderStatus);
  const due = dueOf(details, day.utcOffset, day.today);
  const waiting = waitingPayments(plan);
  const come = waiting.filter(hasCome);
  const paid = sumOf(plan.payments.filter(({ state }) => state === 'paid'));
  const owed = sumOf(waiting);
  const all = paid + owed;
  const dueNow = sumOf(come);
  const { borrowed, cost } = facts;
  const changed = all - (borrowed ?? 0n) - (cost ?? 0n);
  return {
    /** The loan's name, from the server. */
    name: answer.productName || details.productName,
    due,
    /** Every payment as the server sends it; the late charges are separate where the agreed payments are known. */
    plan,
    /** The terms that were accepted on this device, each payment with its state. */
    agreed: terms && matches && agreedNow(terms, matches),
    /** Cost, sum and rate of the loan as it was agreed. */
    facts,
    /** Whether the server may send only the rest of a payment, so that a paid part is not among the sums. */
    mayLackParts: orderStatusRule(details.orderStatus).isBehind,
    /** The loan has ended, or every payment is paid: rules for late or early payments no longer matter. */
    isOver: endOf(details) !== null || (plan.payments.length > 0 && waiting.length === 0),
    /** The whole payments that are paid. */
    paid,
    /** The payments whose day has come, and their parts; `null` without charges. */
    dueNow,
    dueParts: duePartsOf(come, dueNow),
    /** The first payment whose day has not come. */
    next: waiting.find((payment) => !hasCome(payment)) ?? null,
    /** The unpaid payments whose day is known; the amount due if there is none. For a calendar. */
    upcoming: upcomingOf(waiting, due),
    /** All unpaid payments, and all payments, paid or not. */
    owed,
    all,
    /** The parts of the unpaid payments. */
    left: sumOfParts(waiting),
    /**
     * What was agreed, and `changed`, by how much the payments differ from it: late charges make it more, a part
     * payment or a reduction less. The server does not say which, unless the known late charges are all of it.
     */
    origin:
      borrowed === null || borrowed === 0n || cost === null
        ? null
        : { borrowed, cost, changed, isLateCharge: lateChargesOf(plan.payments) === changed },
    /** The lender's amount due less the payments that it is made of; 0 if they explain it, or there is no amount. */
    unexplained: unexplainedIn(waiting, due.amount, come.length),
  };
}
