import { type LoanPlan, type Payment, waitingPayments } from '@/domain/loan-plan';
import { sumMinor } from '@/domain/money';
import type { CostFacts } from './key-facts/facts';

/** The kinds of parts of an amount. `charges`: fees that contain a late fee of unknown amount. */
export type LedgerPartKind = 'principal' | 'interest' | 'fee' | 'late-charge' | 'charges';

/** Minor units; never zero. */
type LedgerPart = { kind: LedgerPartKind; amount: bigint };

/** Payments and their sum, minor units. */
const groupOf = (payments: readonly Payment[]) => ({
  payments,
  sum: sumMinor(payments.map(({ total }) => total)),
});

/** The parts of a payment that are not zero; empty if the server's parts do not add up to it. */
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

/** How many of the first unpaid payments add up to the amount due; `null` if no number does. */
function countOfSum(amounts: readonly bigint[], due: bigint): number | null {
  let sum = 0n;
  for (const [index, amount] of amounts.entries()) {
    sum += amount;
    if (sum === due) return index + 1;
  }
  return null;
}

/**
 * Adds up a loan (decision 71, ledger), in minor units: every sum is that of its payments, and the rest of the amount
 * due is named.
 * @param due the amount due from the loan: minor units, or the server's own words
 * @param facts what was borrowed and what it costs; `null` if the plan does not show it
 */
export function ledgerOf(plan: LoanPlan, due: bigint | string, facts: Pick<CostFacts, 'borrowed' | 'cost'> | null) {
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
    /** `added` later by the lender: late fees, negative if waived. `null` if the server does not send it. */
    origin:
      borrowed === null || borrowed === 0n || cost === null ? null : { borrowed, cost, added: all - borrowed - cost },
    paid,
    /** The payments that together are the amount due. */
    due: now,
    later,
    owed,
    all,
    /** The amount due less its payments; `0n` if they are equal, or nothing is due. */
    unexplained: isDue ? due - now.sum : 0n,
  };
}
