import type { DatedPayment } from '@/domain/loan-cost';
import type { LoanPlan } from '../plan';

/** How a payment stands. */
export type RowState = 'paid' | 'late' | 'next' | 'ahead';

/** What a payment is made of, as its server says; `outstanding` is the principal that is owed before it is made. */
export type Part = 'outstanding' | 'principal' | 'interest' | 'fee';

/** Minor units, or the server's own words; `null` where nobody says. */
export type Figure = bigint | string | null;

export type ScheduleRow = {
  /** The server's name of the period, or its number. */
  name: string;
  /** `YYYY-MM-DD`, or the server's own words. */
  day: string;
  /** `YYYY-MM-DD`, `null` where `day` is no day. */
  date: string | null;
  state: RowState;
  parts: Partial<Record<Part, Figure>>;
  total: bigint | string;
};

export type Schedule = {
  rows: readonly ScheduleRow[];
  /** The columns that have figures, in their order; none where the server names the payments only. */
  parts: readonly Part[];
};

const named = (figure: Figure | undefined): Figure => (figure === undefined || figure === '' ? null : figure);

/** The parts that at least one row has something in; fees of nothing are no column. */
function filledParts(rows: readonly ScheduleRow[], parts: readonly Part[]): Part[] {
  return parts.filter((part) =>
    rows.some(
      ({ parts: { [part]: figure } }) => figure !== null && figure !== undefined && (part !== 'fee' || figure !== 0n),
    ),
  );
}

/** The schedule of a running or repaid loan, with the parts that the server names. */
export function scheduleOfPlan({ periods }: LoanPlan): Schedule {
  const rows = periods.map(({ no, day, date, state, total, principal, interest, fee }): ScheduleRow => ({
    name: no,
    day,
    date,
    state,
    total,
    parts: { principal: named(principal), interest: named(interest), fee: named(fee) },
  }));
  return { rows, parts: filledParts(rows, ['principal', 'interest', 'fee']) };
}

export type OfferedPayment = DatedPayment & { name: string; day: string };

/** The schedule of an offer. Its server names the payments only; no split is made up (decision 71, ledger). */
export function scheduleOfOffer(payments: readonly OfferedPayment[]): Schedule {
  const rows = payments.map(({ name, day, date, amount }, index): ScheduleRow => ({
    name: name === '' ? String(index + 1) : name,
    day,
    date,
    state: index === 0 ? 'next' : 'ahead',
    total: amount,
    parts: {},
  }));
  return { rows, parts: [] };
}

/**
 * A schedule with the columns of a regulator's form, filled or not: principal, interest, and what is owed before each
 * payment. That is the sum of the principals to come; where the server leaves one of them out, it is not known.
 */
export function scheduleOfForm({ rows, parts }: Schedule): Schedule {
  let outstanding: Figure = 0n;
  const backwards = Array.from(rows)
    .reverse()
    .map((row) => {
      const { principal } = row.parts;
      outstanding = typeof principal === 'bigint' && typeof outstanding === 'bigint' ? outstanding + principal : null;
      return { ...row, parts: { ...row.parts, outstanding } };
    });
  return {
    rows: backwards.reverse(),
    parts: ['outstanding', 'principal', 'interest', ...parts.filter((part) => part === 'fee')],
  };
}

/** The sum of a column; `null` when one of its rows has no number. */
export function columnSum(rows: readonly ScheduleRow[], column: Part | 'total'): bigint | null {
  let sum = 0n;
  for (const row of rows) {
    const figure = column === 'total' ? row.total : row.parts[column];
    if (typeof figure !== 'bigint') return null;
    sum += figure;
  }
  return rows.length > 0 ? sum : null;
}

/** How many rows stand in which state. */
export function countStates(rows: readonly ScheduleRow[]): Record<RowState, number> {
  const counts = { paid: 0, late: 0, next: 0, ahead: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}
