import { daysBetween } from '@/domain/calendar-days';
import type { Stated } from '../../agreed/offer-terms';
import type { LoanPlan } from '../../plan';
import { type Schedule, type ScheduleRow, scheduleOfOffer } from '../../schedule/schedule';
import type { Facts, Terms } from '../facts';

/** What the form of a loan's key facts is filled with. */
export type FormFacts = {
  facts: Facts;
  schedule: Schedule;
  /** What the server says in words; `null` where it is not known. */
  stated: Stated | null;
  /** The loan's name, in the server's words. */
  name: string;
  /** The order's number; `null` while there is none. */
  order: string | null;
};

/** The payments of a loan in short. Minor units, or the server's own words; `null` where it is not known. */
export type Instalments = {
  count: number;
  /** What each of them is, where all are the same. */
  each: bigint | string | null;
  least: bigint | null;
  most: bigint | null;
  /** `YYYY-MM-DD` of the first. */
  first: string | null;
  /** Days from one to the next, where all are the same. */
  everyDays: number | null;
};

const only = <Value>(values: readonly Value[]): Value | null =>
  values.length > 0 && new Set(values).size === 1 ? (values[0] ?? null) : null;

/** The payments of a schedule in short. */
export function instalmentsOf({ rows }: Schedule): Instalments {
  const amounts = rows.flatMap(({ total }) => (typeof total === 'bigint' ? [total] : []));
  const dates = rows.flatMap(({ date }) => (date === null ? [] : [date]));
  const isWhole = dates.length === rows.length;
  const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
  const larger = (one: bigint, other: bigint) => (one > other ? one : other);
  const [some] = amounts;
  const areNumbers = amounts.length === rows.length && some !== undefined;
  return {
    count: rows.length,
    each: only(rows.map(({ total }) => total)),
    least: areNumbers ? amounts.reduce(smaller, some) : null,
    most: areNumbers ? amounts.reduce(larger, some) : null,
    first: dates[0] ?? null,
    everyDays: isWhole ? only(dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date))) : null,
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

/** The payments as they were agreed, with the parts that the plan names of those that have stayed the same. */
export function agreedSchedule({ payments }: Terms, { periods }: LoanPlan): Schedule {
  const offered = scheduleOfOffer(payments.map(({ date, amount }) => ({ name: '', day: date ?? '', date, amount })));
  const rows = offered.rows.map((row): ScheduleRow => {
    const period = periods.find(({ date, total }) => date !== null && date === row.date && total === row.total);
    if (!period) return row;
    const { state, principal, interest, fee } = period;
    const named = (part: bigint | string) => (part === '' ? null : part);
    return { ...row, state, parts: { principal: named(principal), interest: named(interest), fee: named(fee) } };
  });
  const hasFee = rows.some(({ parts: { fee } }) => typeof fee === 'bigint' && fee !== 0n);
  return { rows, parts: hasFee ? ['principal', 'interest', 'fee'] : ['principal', 'interest'] };
}
