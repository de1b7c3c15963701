import { type LoanPlan, type Payment, waitingPayments } from '@/domain/loan-plan';
import { sumMinor } from '@/domain/money';
import type { Facts } from './key-facts/facts';

/** What an amount is made of. `charges`: fees that contain a late fee whose amount is not known. */
export type LedgerPartKind = 'principal' | 'interest' | 'fee' | 'late-charge' | 'charges';

/** Minor units; never zero. */
type LedgerPart = { kind: LedgerPartKind; amount: bigint };

/** Payments and their sum, minor units. */
type LedgerGroup = { payments: readonly Payment[]; sum: bigint };

/** A whole loan, added up (decision 71, ledger). Minor units. */
export type Ledger = {
  /** `added` since by the lender: late fees, negative if waived. `null` where the server does not say. */
  origin: { borrowed: bigint; cost: bigint; added: bigint } | null;
  paid: LedgerGroup;
  /** The payments that make up the amount due. */
  due: LedgerGroup;
  later: LedgerGroup;
  /** `due` and `later`, minor units. */
  owed: bigint;
  /** `paid` and `owed`, minor units. */
  all: bigint;
  /** The amount due less the payments that make it up; `0n` where these explain all of it, or nothing is due. */
  unexplained: bigint;
};

const groupOf = (payments: readonly Payment[]): LedgerGroup => ({
  payments,
  sum: sumMinor(payments.map(({ total }) => total)),
});

/** The parts of a payment that are not zero; empty where the server names none that add up to it. */
export function ledgerParts({ parts }: Pick<Payment, 'parts'>): LedgerPart[] {
  if (!parts) return [];
  const { principal, interest, fees, lateFee } = parts;
  const all: LedgerPart[] = [
    { kind: 'principal', amount: principal },
    { kind: 'interest', amount: interest },
    { kind: lateFee === null ? 'charges' : 'fee', amount: fees },
    { kind: 'late-charge', amount: lateFee ?? 0n },
  ];
  return all.filter(({ amount }) => amount !== 0n);
}

/** How many of the first waiting payments make up the amount due; `null` where no number of them does. */
function countOfSum(amounts: readonly bigint[], due: bigint): number | null {
  let sum = 0n;
  for (const [index, amount] of amounts.entries()) {
    sum += amount;
    if (sum === due) return index + 1;
  }
  return null;
}

/**
 * Adds up a loan from what its server says: every sum is that of its payments, and what they do not explain of the
 * amount due is named.
 * @param due the amount due, as the loan names it: minor units, or the server's own words
 * @param facts what was borrowed and what it costs; `null` where the plan does not say it
 */
export function ledgerOf(plan: LoanPlan, due: bigint | string, facts: Pick<Facts, 'borrowed' | 'cost'> | null): Ledger {
  const waiting = waitingPayments(plan);
  const isDue = typeof due === 'bigint' && due !== 0n;
  const dueByDate = waiting.filter(({ state, dueIn }) => state === 'late' || (dueIn !== null && dueIn <= 0)).length;
  const amounts = waiting.map(({ total }) => total);
  const count = isDue ? (countOfSum(amounts, due) ?? Math.max(Math.min(1, waiting.length), dueByDate)) : dueByDate;

  const paid = groupOf(plan.payments.filter(({ state }) => state === 'paid'));
  const now = groupOf(waiting.slice(0, count));
  const later = groupOf(waiting.slice(count));
  const owed = now.sum + later.sum;
  const all = paid.sum + owed;
  const { borrowed = null, cost = null } = facts ?? {};
  return {
    origin:
      borrowed === null || borrowed === 0n || cost === null ? null : { borrowed, cost, added: all - borrowed - cost },
    paid,
    due: now,
    later,
    owed,
    all,
    unexplained: isDue ? due - now.sum : 0n,
  };
}
