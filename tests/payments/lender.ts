import type { Purpose } from '@/domain/payments/payment';
import type { Stress } from './stresses';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export type Terms = {
  /** The rows of the plan, minor units; one row: the loan has no plan. */
  rows: number[];
  /** From the beginning to the first due date, milliseconds. */
  firstDueIn: number;
  /** How much later an extension moves a date, milliseconds. */
  extendsBy: number;
  amountIs: 'next' | 'late' | 'all';
  /** Whether an extension forgives charges. */
  forgives: boolean;
  /** Decides the status if it says nothing about the loan. */
  anyStatus: number;
};

type Row = { whole: number; left: number; due: number; charged: number };

/** Money that is on its way. `number`: of the code that was paid; `null`: paid without this phone. */
export type Money = { number: string | null; purpose: Purpose; sum: number };

export type Booking = Money & { at: number; takenBackAt: number | null };

export type Loan = {
  status: string;
  left: number;
  amount: number;
  due: number | null;
  dues: number[];
};

const statuses = ['170', '3', '174', '180', '5'] as const;

/** The lender of one loan, with everything that is true about it. */
export function createLender(terms: Terms, stress: Stress, began: number) {
  const rows = terms.rows.map((sum, index): Row => {
    return { whole: sum, left: sum, due: began + terms.firstDueIn + 30 * day * index, charged: 0 };
  });
  const bookings: Booking[] = [];
  const shares = new Map<Booking, number[]>();
  const versions: { at: number; loan: Loan }[] = [];
  const charges: { at: number; sum: number }[] = [];
  let isClosed = false;
  let wasPaidOff = false;

  const waiting = () => rows.filter(({ left }) => left > 0);
  const leftOf = (some: readonly Row[]) => some.reduce((sum, { left }) => sum + left, 0);

  function statusOf(usual: string, open: readonly Row[], isLate: boolean): string {
    if (!stress.anyStatus) return usual;
    const choice = terms.anyStatus + Math.floor(leftOf(open) / 7) + open.length * 3 + (isLate ? 1 : 0);
    return statuses[choice % 6] ?? usual;
  }

  function show(now: number): Loan {
    const open = waiting();
    const [first] = open;
    if (!first) return { status: isClosed ? '4' : '200', left: 0, amount: 0, due: null, dues: [] };
    const late = open.filter(({ due }) => due < now);
    const isLate = first.due < now;
    const usual = first.left < first.whole ? '3' : isLate ? '180' : first.due - now < 2 * day ? '174' : '170';
    const left = leftOf(open);
    const amounts = { next: first.left, late: late.length > 0 ? leftOf(late) : first.left, all: left };
    return {
      status: isClosed ? '4' : statusOf(usual, open, isLate),
      left,
      amount: amounts[terms.amountIs],
      due: first.due,
      dues: open.map(({ due }) => due).sort((one, other) => one - other),
    };
  }

  function remember(now: number): void {
    wasPaidOff ||= waiting().length === 0;
    versions.unshift({ at: now, loan: show(now) });
  }

  function extend(): void {
    for (const row of stress.movesOneRow ? waiting().slice(0, 1) : waiting()) {
      row.due += terms.extendsBy;
      if (terms.forgives) row.left = Math.min(row.left, row.whole);
    }
  }

  function payRows(sum: number): number[] {
    let rest = sum;
    return rows.map((row) => {
      const share = Math.min(row.left, rest);
      row.left -= share;
      rest -= share;
      return share;
    });
  }

  remember(began);
  return {
    bookings,
    waiting,
    isClosed: () => isClosed,
    owes: () => waiting().length > 0,
    wasPaidOff: () => wasPaidOff,
    /** The loan as it was at a time. */
    loanAt: (time: number): Loan => (versions.find(({ at }) => at <= time) ?? versions.at(-1))?.loan ?? show(time),
    /** Whether something was owed all the time since a moment. */
    owedSince(time: number): boolean {
      const until = versions.findIndex(({ at }) => at <= time);
      return versions.slice(0, until + 1).every(({ loan }) => loan.left > 0);
    },
    chargedSince: (time: number): number => charges.reduce((sum, one) => (one.at > time ? sum + one.sum : sum), 0),
    /** Books money. Of a loan without a debt it is none: the lender gives it back. */
    book({ number, purpose, sum }: Money, now: number): void {
      if (isClosed || waiting().length === 0) return;
      const booking: Booking = { number, purpose, sum, at: now, takenBackAt: null };
      if (purpose === 'extension') extend();
      else {
        const paid = payRows(sum);
        booking.sum = paid.reduce((one, other) => one + other, 0);
        if (booking.sum === 0) return;
        shares.set(booking, paid);
      }
      bookings.push(booking);
      remember(now);
    },
    takeBack(booking: Booking, now: number): void {
      const paid = shares.get(booking);
      if (!paid || booking.takenBackAt !== null) return;
      booking.takenBackAt = now;
      for (const [index, row] of rows.entries()) row.left += paid[index] ?? 0;
      remember(now);
    },
    close(now: number): void {
      isClosed = true;
      if (stress.closed === 'forgiven') for (const row of rows) row.left = 0;
      remember(now);
    },
    /** Charges of late rows, up to as much again. */
    charge(now: number): void {
      for (const row of rows) {
        if (row.left === 0 || row.due >= now || row.charged >= row.whole) continue;
        const charge = Math.ceil(row.whole * (stress.penalty && row.charged === 0 ? 0.29 : 0.008));
        row.left += charge;
        row.charged += charge;
        charges.push({ at: now, sum: charge });
      }
      remember(now);
    },
  };
}

export type Lender = ReturnType<typeof createLender>;
