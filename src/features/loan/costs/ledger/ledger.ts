import { daysBetween } from '@/domain/calendar-days';
import { sumMinor } from '@/domain/money';
import { type Facts, factsOfPlan, type Terms } from '../key-facts/facts';
import { type LoanPlan, partsOfPeriod, type PlanPeriod } from '../plan';

/** What an amount is made of. `charges`: fees of which an unknown part is late charges. */
export type LedgerPartKind = 'principal' | 'interest' | 'fee' | 'late-charge' | 'charges';

/** Minor units; never zero. */
type LedgerPart = { kind: LedgerPartKind; amount: bigint };

/** One payment of a loan, made or to come. */
export type LedgerLine = {
  no: string;
  /** `YYYY-MM-DD`, or the server's own words. */
  day: string;
  /** Whole days since the due day; 0 where it is not late. */
  lateDays: number;
  /** Minor units. */
  amount: bigint;
  /** Add up to `amount`; empty where the server names none that do. */
  parts: readonly LedgerPart[];
};

/** Lines and their sum, minor units. */
export type LedgerGroup = { lines: readonly LedgerLine[]; sum: bigint };

/** A whole loan, added up (decision 71, ledger). Minor units. */
export type Ledger = {
  /**
   * What was borrowed, what that costs, and what has been added since by the lender (late charges; negative: waived);
   * `null` where nobody says.
   */
  origin: { borrowed: bigint; cost: bigint; added: bigint } | null;
  paid: LedgerGroup;
  /** The payments that make up the amount due. */
  due: LedgerGroup;
  later: LedgerGroup;
  /** `due` and `later`. */
  owed: bigint;
  /** `paid` and `owed`. */
  all: bigint;
  /**
   * The amount due less the payments that make it up: the lender's figure, explained by no payment. `0n` where all is
   * explained, or nothing is due.
   */
  unexplained: bigint;
};

const groupOf = (lines: readonly LedgerLine[]): LedgerGroup => ({
  lines,
  sum: sumMinor(lines.map(({ amount }) => amount)),
});

/**
 * Parts of a period that add up to it. Of a late one the fees hold late charges; how much of them is known where the
 * agreed payment is known and nothing of it is paid.
 */
function partsOf(period: PlanPeriod, agreed: bigint | null): LedgerPart[] {
  const split = partsOfPeriod(period);
  if (!split) return [];
  const { principal, interest, fee } = split;
  const late = agreed === null ? null : period.total - agreed;
  const isKnown = late !== null && late >= 0n && late <= fee;
  const fees: LedgerPart[] =
    period.state !== 'late'
      ? [{ kind: 'fee', amount: fee }]
      : isKnown
        ? [
            { kind: 'fee', amount: fee - late },
            { kind: 'late-charge', amount: late },
          ]
        : [{ kind: 'charges', amount: fee }];
  const parts: LedgerPart[] = [
    { kind: 'principal', amount: principal },
    { kind: 'interest', amount: interest },
    ...fees,
  ];
  return parts.filter(({ amount }) => amount !== 0n);
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

/** What was borrowed and what it costs, as the key facts say it. */
function originOf({ borrowed, cost }: Facts, all: bigint): Ledger['origin'] {
  if (borrowed === null || borrowed === 0n || cost === null) return null;
  return { borrowed, cost, added: all - borrowed - cost };
}

type Input = {
  plan: LoanPlan;
  /** Where the lender is, `YYYY-MM-DD`. */
  today: string;
  /** The amount due, as the loan names it: minor units, or the server's own words. */
  due: bigint | string;
  /** The terms that were accepted on this device, where they are known. */
  agreed: Terms | null;
  /** Part of the first waiting payment is paid: what it was, and so what the loan costs, is not in the answer. */
  isPartlyPaid: boolean;
};

/**
 * Adds up a loan from what its server said, without a figure of our own: every sum is that of its lines, and what the
 * lines do not explain of the amount due is named.
 */
export function ledgerOf({ plan, today, due, agreed, isPartlyPaid }: Input): Ledger {
  const agreedFor = (date: string | null): bigint | null => {
    const amount = agreed?.payments.find((payment) => payment.date === date && date !== null)?.amount;
    return typeof amount === 'bigint' && !isPartlyPaid ? amount : null;
  };
  const lineOf = (period: PlanPeriod): LedgerLine => ({
    no: period.no,
    day: period.day,
    lateDays: period.state === 'late' && period.date !== null ? Math.max(0, daysBetween(period.date, today)) : 0,
    amount: period.total,
    parts: partsOf(period, agreedFor(period.date)),
  });
  const waiting = plan.periods.filter(({ state }) => state !== 'paid');
  const isDue = typeof due === 'bigint' && due !== 0n;
  const ownCount = waiting.filter(({ state, date }) => state === 'late' || (date !== null && date <= today)).length;
  const count = !isDue
    ? ownCount
    : (countOfSum(
        waiting.map(({ total }) => total),
        due,
      ) ?? Math.max(Math.min(1, waiting.length), ownCount));

  const paid = groupOf(plan.periods.filter(({ state }) => state === 'paid').map(lineOf));
  const now = groupOf(waiting.slice(0, count).map(lineOf));
  const later = groupOf(waiting.slice(count).map(lineOf));
  const owed = now.sum + later.sum;
  const all = paid.sum + owed;
  return {
    origin: isPartlyPaid ? null : originOf(factsOfPlan(plan, agreed, isPartlyPaid), all),
    paid,
    due: now,
    later,
    owed,
    all,
    unexplained: isDue ? due - now.sum : 0n,
  };
}
