import { addDays, daysBetween } from './calendar-days';
import type { MarketRules } from './market-rules';
import { totalOf } from './money';
import { serverDate } from './server-time';

/** Where a payment stands. `late`: overdue. `next`: the first one that is neither paid nor overdue. */
export type PaymentState = 'paid' | 'late' | 'next' | 'ahead';

/** A part of a payment that a server can name. */
export type PartName = 'principal' | 'interest' | 'fee';

/** Minor units, the server's own words, or `null` where the server does not name it. */
export type Figure = bigint | string | null;

/** The parts of a payment, minor units. They add up to its total. */
type PaymentParts = {
  principal: bigint;
  interest: bigint;
  /** Fees without the late fee. With it where `lateFee` is `null`. */
  fees: bigint;
  /** `null`: the payment is late, and the server does not say how much of its fees is a late fee. */
  lateFee: bigint | null;
};

/** One payment of a loan, made or to come. */
export type Payment<Amount extends bigint | string = bigint> = {
  /** The server's name of the payment, or its number, from 1. Never empty. */
  name: string;
  /** The server's name of the payment; empty where it names none. */
  title: string;
  /** What the server adds in words; empty for nothing. */
  note: string;
  /** When it is due, as the server writes it. */
  dueTime: string | number | null;
  /** To be read: `YYYY-MM-DD`, else the server's own words; empty where it says nothing. */
  day: string;
  /** `YYYY-MM-DD` on the lender's calendar; `null` where `dueTime` is no day. */
  date: string | null;
  /** Days from today to `date`, negative when it is past; `null` where there is no date. */
  dueIn: number | null;
  state: PaymentState;
  /** Minor units; of a paid payment what was paid. An offer may have the server's own words. */
  total: Amount;
  /** What the server names. */
  stated: Readonly<Record<PartName, Figure>>;
  /** `null` where the stated parts are no numbers, leave the principal out, or do not add up to the total. */
  parts: PaymentParts | null;
};

/** All payments of a loan. Every table, picture and sum about a loan's payments comes from one of these. */
export type LoanPlan<Amount extends bigint | string = bigint> = {
  /** The lender's day on which the plan was read, `YYYY-MM-DD`. */
  today: string;
  /** Paid ones first, each group in the server's order. */
  payments: readonly Payment<Amount>[];
  /** The dates of the payments, `YYYY-MM-DD`, as far as they are known. */
  dates: readonly string[];
  /** The latest of `dates`. */
  lastDue: string | null;
  /** All payments together, minor units; `null` where one of them is no number, or there is none. */
  total: bigint | null;
  /** The day on which the money is paid out, `YYYY-MM-DD`; `null` where the plan does not show it. */
  payout: string | null;
};

/** A plan whose amounts may be the server's own words. */
export type AnyPlan = LoanPlan<bigint | string>;

/** A plan as it was offered or agreed: what is paid out, and when, is known. */
export type LoanTerms = AnyPlan & {
  /** What the borrower receives, minor units. The wire names no deduction, so it is the amount of the offer. */
  received: bigint;
  payout: string;
};

type Day = {
  /** The lender's day, `YYYY-MM-DD`. */
  today: string;
  /** The lender's offset, e.g. `+07:00`. */
  utcOffset: string;
};

const unnamed = { principal: null, interest: null, fee: null } as const;

/** A period is late by its status (specification section 3: 500 is styled differently), or by its date. */
const lateStatus = '500';

/** Days of a first period; a longer one is an error of the server. */
const longestPeriod = 3_660;

/**
 * Splits a payment into its parts. Interest and fees that the server leaves out are zero; a principal that it leaves
 * out is unknown, unless nothing is to be paid.
 */
function split(
  { stated, total, state }: Pick<Payment<bigint | string>, 'stated' | 'total' | 'state'>,
  lateFee: bigint | null,
): PaymentParts | null {
  if (stated.principal === null && total !== 0n) return null;
  const [principal, interest, fees] = [stated.principal, stated.interest, stated.fee].map((part) => part ?? 0n);
  if (typeof principal !== 'bigint' || typeof interest !== 'bigint' || typeof fees !== 'bigint') return null;
  if (principal + interest + fees !== total) return null;
  if (state !== 'late') return { principal, interest, fees, lateFee: 0n };
  return lateFee !== null && lateFee >= 0n && lateFee <= fees
    ? { principal, interest, fees: fees - lateFee, lateFee }
    : { principal, interest, fees, lateFee: null };
}

function planOf<Amount extends bigint | string>(
  payments: readonly Payment<Amount>[],
  today: string,
  payout?: string,
): LoanPlan<Amount> {
  const dates = payments.flatMap(({ date }) => date ?? []);
  return {
    today,
    payments,
    dates,
    lastDue: dates.reduce<string | null>((last, date) => (last === null || date > last ? date : last), null),
    total: totalOf(payments.map(({ total: amount }) => ({ amount }))),
    payout: payout ?? assumedPayout(dates),
  };
}

/** One period of an instalment plan, as the wire has it (`loan-play-detail`). */
type Period = {
  periodNo: string;
  periodStatus: string;
  dueTime: string | number | null;
  totalAmount: bigint;
  principal: bigint | string;
  interest: bigint | string;
  fee: bigint | string;
};

type PlanAnswer = {
  repayPlanDetail: { repayYetDetail: readonly Period[]; repayWaitDetail: readonly Period[] };
};

/**
 * The plan of a running or repaid loan. `payout` is an estimate: no answer names that day.
 * @param answer of `loan-play-detail`
 */
export function planOfLoan({ repayPlanDetail }: PlanAnswer, { today, utcOffset }: Day): LoanPlan {
  const { repayYetDetail: paid, repayWaitDetail: waiting } = repayPlanDetail;
  let hasNext = false;
  const read = (period: Period, index: number): Payment => {
    const { periodNo, periodStatus, dueTime, totalAmount: total } = period;
    const date = serverDate(dueTime, utcOffset);
    let state: PaymentState = 'paid';
    if (index >= paid.length) {
      const isLate = periodStatus === lateStatus || (date !== null && date < today);
      state = isLate ? 'late' : hasNext ? 'ahead' : 'next';
      if (!isLate) hasNext = true;
    }
    const named = (part: bigint | string): Figure => (part === '' ? null : part);
    const stated = { principal: named(period.principal), interest: named(period.interest), fee: named(period.fee) };
    return {
      name: periodNo === '' ? String(index + 1) : periodNo,
      title: periodNo,
      note: '',
      dueTime,
      day: date ?? String(dueTime ?? ''),
      date,
      dueIn: date === null ? null : daysBetween(today, date),
      state,
      total,
      stated,
      parts: split({ stated, total, state }, null),
    };
  };
  return planOf([...paid, ...waiting].map(read), today);
}

type AgreedPayment = { title?: string; note?: string; dueTime: string; amount: bigint | string };

/** The plan of terms: an offer, or what was agreed. Its payments have no parts: no server names them. */
export function planOfTerms(
  { received, payout, payments }: { received: bigint; payout: string; payments: readonly AgreedPayment[] },
  { today, utcOffset }: Day,
): LoanTerms {
  const read = ({ title = '', note = '', dueTime, amount }: AgreedPayment, index: number) => {
    const date = serverDate(dueTime, utcOffset);
    return {
      name: title === '' ? String(index + 1) : title,
      title,
      note,
      dueTime,
      day: date ?? dueTime,
      date,
      dueIn: date === null ? null : daysBetween(today, date),
      state: index === 0 ? ('next' as const) : ('ahead' as const),
      total: amount,
      stated: unnamed,
      parts: null,
    };
  };
  return { ...planOf(payments.map(read), today), payout, received };
}

/** An offer as the wire has it (`loan-confirm-detail`). */
type OfferAnswer = {
  amount: bigint;
  repay_plans: readonly { title: string; description: string; pay_time: string; amount: bigint | string }[];
  firstPayTime: string;
  /** Days, as the server writes them. */
  firstPeriodDay: string;
};

/**
 * The plan of an offer. It counts from one first period before the first payment where the server names both, else from
 * today.
 */
export function planOfOffer(
  { amount: received, repay_plans, firstPayTime, firstPeriodDay }: OfferAnswer,
  day: Day,
): LoanTerms {
  const payments = repay_plans.map(({ title, description: note, pay_time: dueTime, amount }) => ({
    title,
    note,
    dueTime,
    amount,
  }));
  const [first] = repay_plans;
  const firstDue = serverDate(firstPayTime, day.utcOffset) ?? serverDate(first?.pay_time, day.utcOffset);
  const days = /^\d{1,4}$/.test(firstPeriodDay) ? Number(firstPeriodDay) : 0;
  const payout = firstDue === null || days === 0 || days > longestPeriod ? day.today : addDays(firstDue, -days);
  return planOfTerms({ received, payout, payments }, day);
}

/**
 * The plan of a running loan beside its agreed terms: tells late fees apart from the agreed fees where the agreed
 * payment of the same day is known.
 */
export function withLateFees(plan: LoanPlan, agreed: LoanTerms): LoanPlan {
  const payments = plan.payments.map((payment) => {
    const same = agreed.payments.find(({ date }) => date !== null && date === payment.date)?.total;
    return typeof same === 'bigint' ? { ...payment, parts: split(payment, payment.total - same) } : payment;
  });
  return { ...plan, payments };
}

/** The payments that are not made yet, in their order. */
export function waitingPayments<Amount extends bigint | string>({
  payments,
}: LoanPlan<Amount>): readonly Payment<Amount>[] {
  return payments.filter(({ state }) => state !== 'paid');
}

/** Whole days by which a payment is late; 0 where it is not late. */
export function lateDaysOf({ state, dueIn }: Pick<Payment, 'state' | 'dueIn'>): number {
  return state === 'late' ? Math.max(0, -(dueIn ?? 0)) : 0;
}

/**
 * When a running loan was paid out: one period before its first due day. An estimate.
 * @param dueDates of all periods, `YYYY-MM-DD`, in any order
 * @returns `YYYY-MM-DD`, or `null` where the dates do not show how long a period is
 */
export function assumedPayout(dueDates: readonly string[]): string | null {
  const dates = Array.from(new Set(dueDates)).sort();
  const [first] = dates;
  if (first === undefined || dates.length < 2) return null;
  // An extension lengthens one of the distances: the shortest is a period.
  const period = Math.min(...dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date)));
  return addDays(first, -period);
}

/**
 * The first day on which the terms allow to repay what is not yet due: after a share of the term, and not before a
 * certain day of it (specification section 9).
 * @param payout `YYYY-MM-DD`
 * @param lastDue `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 */
export function earliestPrepayment(
  payout: string,
  lastDue: string,
  { fromDay, afterShareOfTerm }: MarketRules['prepayment'],
): string {
  return addDays(payout, Math.max(fromDay, Math.ceil(daysBetween(payout, lastDue) * afterShareOfTerm)));
}
