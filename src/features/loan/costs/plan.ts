import { serverDate } from '@/domain/server-time';
import type { InstallmentPlan, Period } from '@/platform/api/contract/repayment';

/** One period of a plan, read. */
export type PlanPeriod = {
  no: string;
  /** `YYYY-MM-DD`, else the server's own words; empty where it says nothing. */
  day: string;
  /** `YYYY-MM-DD`, `null` where `day` is no day. */
  date: string | null;
  state: 'paid' | 'late' | 'next' | 'ahead';
  /** Minor units; of a paid period what was paid. */
  total: bigint;
  /** Minor units, the server's own words, or empty where it says nothing. */
  principal: bigint | string;
  interest: bigint | string;
  fee: bigint | string;
};

export type LoanPlan = {
  /** Paid ones first, each in the server's order. */
  periods: readonly PlanPeriod[];
  /** Of all periods whose day is known, `YYYY-MM-DD`. */
  dates: readonly string[];
};

/** What a period is made of; minor units. */
export type Split = { principal: bigint; interest: bigint; fee: bigint };

/** The parts of a period, where they are numbers and add up to it; what the server does not name is nothing. */
export function partsOfPeriod({ principal, interest, fee, total }: PlanPeriod): Split | null {
  const [one, two, three] = [principal, interest, fee].map((part) => (part === '' ? 0n : part));
  if (typeof one !== 'bigint' || typeof two !== 'bigint' || typeof three !== 'bigint') return null;
  return one + two + three === total ? { principal: one, interest: two, fee: three } : null;
}

/** A late period, as its status says (specification section 3: 500 is styled differently). */
const lateStatus = '500';

/**
 * Reads an instalment plan.
 * @param today where the lender is, `YYYY-MM-DD`
 * @param utcOffset the lender's offset
 */
export function readPlan(
  { repayPlanDetail: { repayYetDetail, repayWaitDetail } }: InstallmentPlan,
  today: string,
  utcOffset: string,
): LoanPlan {
  let hasNext = false;
  function read(period: Period, isPaid: boolean, index: number): PlanPeriod {
    const { periodNo, periodStatus, dueTime, totalAmount: total, principal, interest, fee } = period;
    const date = serverDate(dueTime, utcOffset);
    let state: PlanPeriod['state'] = 'paid';
    if (!isPaid) {
      const isLate = periodStatus === lateStatus || (date !== null && date < today);
      state = isLate ? 'late' : hasNext ? 'ahead' : 'next';
      if (!isLate) hasNext = true;
    }
    return {
      no: periodNo === '' ? String(index + 1) : periodNo,
      day: date ?? String(dueTime ?? ''),
      date,
      state,
      total,
      principal,
      interest,
      fee,
    };
  }
  const paid = repayYetDetail.map((period, index) => read(period, true, index));
  const waiting = repayWaitDetail.map((period, index) => read(period, false, paid.length + index));
  const periods = [...paid, ...waiting];
  return { periods, dates: periods.flatMap(({ date }) => (date === null ? [] : [date])) };
}
