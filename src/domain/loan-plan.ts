import { type DueDay, dueDayOf } from './amount-due';
import { addDays, daysBetween } from './calendar-days';
import type { MarketRules } from './market-rules';
import { type Figure, sumMinor, totalOf } from './money';
import { serverDate } from './server-time';

/** `late`: overdue. `next`: the first that is neither paid nor overdue. `unknown`: agreed, but not in the plan. */
type PaymentState = 'paid' | 'late' | 'next' | 'ahead' | 'unknown';

/** The parts of a payment that a server can name. */
export const partNames = ['principal', 'interest', 'fee'] as const;

export type PartName = (typeof partNames)[number];

/** The parts of a payment, minor units. They add up to its total. */
type PaymentParts = {
  principal: bigint;
  interest: bigint;
  /** Fees without the late fee; with it if `lateFee` is `null`. */
  fees: bigint;
  /** `null`: the payment is late or paid, and it is not known how much of its fees is a late fee. */
  lateFee: bigint | null;
};

/** One payment of a loan, paid or not. */
export type Payment<Amount extends bigint | string = bigint> = DueDay & {
  /** The server's name of the payment, or its number, from 1. Never empty. */
  name: string;
  /** The server's name of the payment; empty without one. */
  title: string;
  note: string;
  state: PaymentState;
  /** Minor units; of a paid payment the paid amount. An offer may have a text of the server. */
  total: Amount;
  stated: Readonly<Record<PartName, Figure>>;
  /** `null` if the stated parts are not numbers, have no principal, or do not add up to the total. */
  parts: PaymentParts | null;
};

/** A payment of a running or repaid loan, with what only the page of instalments shows. */
export type Instalment = Payment & {
  /** Whether the server lets it be chosen before the ones ahead of it are paid. */
  canClick: boolean;
  /** Whether the server's status says that it is late, not only its day. */
  isCalledLate: boolean;
  /** The server's texts of its amount and of its state; empty without one. */
  words: { amount: string; state: string };
};

/** All payments of a loan. Every table, chart and sum about a loan's payments uses it. */
export type LoanPlan<Amount extends bigint | string = bigint, One = Payment<Amount>> = {
  /** The lender's day on which the plan was read, `YYYY-MM-DD`. */
  today: string;
  /** Paid ones first, each group in the server's order. */
  payments: readonly One[];
  /** The latest due day, `YYYY-MM-DD`; `null` if one is unknown, or there is no payment. */
  lastDue: string | null;
  /** The sum of all payments, minor units; `null` if one of them is not a number, or there is none. */
  total: bigint | null;
  /** The day of the payout, `YYYY-MM-DD`; `null` if the plan does not show it. */
  payout: string | null;
};

/** A plan whose amounts may be texts of the server. */
export type AnyPlan = LoanPlan<bigint | string>;

/** A plan of an offer or an agreement. `received`: minor units paid out, which are the offer, undeducted. */
export type LoanTerms = AnyPlan & { received: bigint; payout: string };

/** The lender's day, `YYYY-MM-DD`, and the offset of its clock, e.g. `+07:00`. */
export type Day = { today: string; utcOffset: string };

/** The maximum days of a first period; a longer one is an error of the server. */
const maxPeriodDays = 3_660;

/** Splits a payment. Missing interest and fees are zero; a missing principal is unknown, unless the total is zero. */
function split(
  { stated, total, state }: Pick<Payment<bigint | string>, 'stated' | 'total' | 'state'>,
  lateFee: bigint | null,
): PaymentParts | null {
  if (stated.principal === null && total !== 0n) return null;
  const [principal, interest, fees] = [stated.principal, stated.interest, stated.fee].map((part) => part ?? 0n);
  if (typeof principal !== 'bigint' || typeof interest !== 'bigint' || typeof fees !== 'bigint') return null;
  if (principal + interest + fees !== total) return null;
  // A late charge stays one when it is paid.
  if ((state !== 'late' && state !== 'paid') || fees === 0n) return { principal, interest, fees, lateFee: 0n };
  return lateFee !== null && lateFee >= 0n && lateFee <= fees
    ? { principal, interest, fees: fees - lateFee, lateFee }
    : { principal, interest, fees, lateFee: null };
}

function planOf<Amount extends bigint | string, One extends Payment<Amount>>(
  payments: readonly One[],
  today: string,
  payout?: string,
): LoanPlan<Amount, One> {
  const dates = payments.flatMap(({ date }) => date ?? []);
  return {
    today,
    payments,
    lastDue:
      dates.length < payments.length
        ? null
        : dates.reduce<string | null>((last, date) => (last === null || date > last ? date : last), null),
    total: totalOf(payments.map(({ total }) => total)),
    payout: payout ?? assumedPayout(dates),
  };
}

/** One period of an instalment plan, as in the answer to `loan-play-detail`. */
type Period = {
  periodNo: string;
  periodStatus: string;
  dueTime: string | number | null;
  totalAmount: bigint;
  amount: string;
  canClick: boolean;
  repayDes: string;
  principal: bigint | string;
  interest: bigint | string;
  fee: bigint | string;
};

export type PlanAnswer = { repayPlanDetail: Record<'repayYetDetail' | 'repayWaitDetail', readonly Period[]> };

/** Whether an answer has any period, paid or not. */
export const hasRows = ({ repayPlanDetail: { repayYetDetail, repayWaitDetail } }: PlanAnswer): boolean =>
  repayYetDetail.length + repayWaitDetail.length > 0;

/** What a period says by itself. @param index its place in the whole plan */
function rowOf({ periodNo, dueTime, totalAmount: total, canClick, ...texts }: Period, index: number, day: Day) {
  return {
    name: periodNo === '' ? String(index + 1) : periodNo,
    ...dueDayOf(dueTime, day.utcOffset, day.today),
    total,
    canClick,
    words: { amount: texts.amount, state: texts.repayDes },
  };
}

/** The unpaid periods, and how many are paid: what the preview shows. The inline script has no room for a plan. */
export function waitingRows({ repayPlanDetail: { repayYetDetail: paid, repayWaitDetail } }: PlanAnswer, day: Day) {
  return {
    waiting: repayWaitDetail.map((period, index) => rowOf(period, paid.length + index, day)),
    paid: paid.length,
  };
}

/** The plan of a running or repaid loan; its payout is an estimate. */
export function planOfLoan({ repayPlanDetail }: PlanAnswer, { today, utcOffset }: Day): LoanPlan<bigint, Instalment> {
  const { repayYetDetail: paid, repayWaitDetail: waiting } = repayPlanDetail;
  let hasNext = false;
  const read = (period: Period, index: number): Instalment => {
    const row = rowOf(period, index, { today, utcOffset });
    const { total } = row;
    // Specification section 3: this status is styled differently.
    const isCalledLate = period.periodStatus === '500';
    let state: PaymentState = 'paid';
    if (index >= paid.length) {
      const isLate = isCalledLate || (row.date !== null && row.date < today);
      state = isLate ? 'late' : hasNext ? 'ahead' : 'next';
      if (!isLate) hasNext = true;
    }
    const named = (part: bigint | string): Figure => (part === '' ? null : part);
    const stated = { principal: named(period.principal), interest: named(period.interest), fee: named(period.fee) };
    return {
      ...row,
      title: period.periodNo,
      note: '',
      state,
      stated,
      parts: split({ stated, total, state }, null),
      isCalledLate,
    };
  };
  return planOf([...paid, ...waiting].map(read), today);
}

type AgreedPayment = { title?: string; description?: string; pay_time: string; amount: bigint | string };

/** The plan of agreed payments, with the fields of an offer. They have no parts, because no answer has them. */
export function planOfTerms(
  { received, payout, payments }: { received: bigint; payout: string; payments: readonly AgreedPayment[] },
  { today, utcOffset }: Day,
): LoanTerms {
  const read = ({ title = '', description = '', pay_time, amount }: AgreedPayment, index: number) => ({
    name: title === '' ? String(index + 1) : title,
    title,
    note: description,
    ...dueDayOf(pay_time, utcOffset, today),
    state: index === 0 ? ('next' as const) : ('ahead' as const),
    total: amount,
    stated: { principal: null, interest: null, fee: null },
    parts: null,
  });
  return { ...planOf(payments.map(read), today), payout, received };
}

/** An offer, as in the answer to `loan-confirm-detail`. */
type OfferAnswer = {
  amount: bigint;
  repay_plans: readonly AgreedPayment[];
  firstPayTime: string;
  /** Days, as the server writes them. */
  firstPeriodDay: string;
};

/** The plan of an offer. The payout is one first period before the first payment, or today if that is not known. */
export function planOfOffer(
  { amount: received, repay_plans: payments, firstPayTime, firstPeriodDay }: OfferAnswer,
  day: Day,
): LoanTerms {
  const [first] = payments;
  const firstDue = serverDate(firstPayTime, day.utcOffset) ?? serverDate(first?.pay_time, day.utcOffset);
  const days = /^\d{1,4}$/.test(firstPeriodDay) ? Number(firstPeriodDay) : 0;
  const payout = firstDue === null || days === 0 || days > maxPeriodDays ? day.today : addDays(firstDue, -days);
  return planOfTerms({ received, payout, payments }, day);
}

/** The plan of a running loan; late fees are separate from the agreed fees of payments whose agreed amount is known. */
export function withLateFees(plan: LoanPlan, agreedOf: (payment: Payment) => Figure): LoanPlan {
  const payments = plan.payments.map((payment) => {
    const agreed = agreedOf(payment);
    return typeof agreed === 'bigint' ? { ...payment, parts: split(payment, payment.total - agreed) } : payment;
  });
  return { ...plan, payments };
}

/** The unpaid payments, in their order. */
export function waitingPayments<One extends Pick<Payment, 'state'>>({ payments }: { payments: readonly One[] }): One[] {
  return payments.filter(({ state }) => state !== 'paid');
}

/** Sums of payments, minor units. `fees` contains late fees. */
export type PartSums = { principal: bigint; interest: bigint; fees: bigint };

/** The sum of the parts of payments, minor units; `null` if one of them has no parts, or there is none. */
export function sumOfParts(payments: LoanPlan['payments']): PartSums | null {
  const parts = payments.flatMap((payment) => payment.parts ?? []);
  if (payments.length === 0 || parts.length < payments.length) return null;
  return {
    principal: sumMinor(parts.map(({ principal }) => principal)),
    interest: sumMinor(parts.map(({ interest }) => interest)),
    fees: sumMinor(parts.map(({ fees, lateFee }) => fees + (lateFee ?? 0n))),
  };
}

/** Whole days by which a payment is late; 0 if it is not late. */
export function lateDaysOf({ state, dueIn }: Pick<Payment, 'state' | 'dueIn'>): number {
  return state === 'late' ? Math.max(0, -(dueIn ?? 0)) : 0;
}

/** Estimates the payout: one period before the first of the due days, in any order; `null` with fewer than two. */
export function assumedPayout(dueDates: readonly string[]): string | null {
  const dates = Array.from(new Set(dueDates)).sort();
  const [first] = dates;
  if (first === undefined || dates.length < 2) return null;
  // An extension makes one of the distances longer: the shortest one is a period.
  const period = Math.min(...dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date)));
  return addDays(first, -period);
}

/** The first day of early repayment by the terms: after a share of the term and some days (specification section 9). */
export function earliestPrepayment(payout: string, lastDue: string, rule: MarketRules['prepayment']): string {
  const share = Math.ceil(daysBetween(payout, lastDue) * rule.afterShareOfTerm);
  return addDays(payout, Math.max(rule.fromDay, share));
}
