import type { Phone } from './phones';

/** The loan as its details showed it. */
type Snapshot = { at: number; status: string; amount: number | null; due: number | null };

/** Statuses of an unpaid loan: time alone moves a loan down this list. */
const urgency = ['170', '3', '174', '180', '5'];

function isBetterStatus(before: string, after: string): boolean | null {
  if (before === after) return null;
  if (after === '3') return true;
  const [from, to] = [urgency.indexOf(before), urgency.indexOf(after)];
  if (from !== -1 && to > from) return null;
  return to === -1 ? after === '200' || after === '4' : from !== -1;
}

function isBetter(before: Snapshot, after: Snapshot): boolean {
  const byStatus = isBetterStatus(before.status, after.status);
  if (byStatus !== null) return byStatus;
  if (before.due !== null && after.due !== null && after.due > before.due) return true;
  return before.amount !== null && after.amount !== null && after.amount < before.amount;
}

/**
 * The rule before the book of payments: each payment has arrived once the loan is better than before it began. It shows
 * that the simulation finds what such a rule says that is false.
 */
export function createEarlierPhone(): Phone {
  const snapshots: Snapshot[] = [];
  const payments: { id: string; at: number; hasArrived: boolean }[] = [];
  let count = 0;
  return {
    ask: () => [(count += 1), (count += 1)],
    begin({ id, at, now }) {
      payments.push({ id, at: at ?? now, hasArrived: false });
    },
    say() {},
    note({ at, now, status, amount, due }) {
      snapshots.push({ at: at ?? now, status, amount, due });
      snapshots.sort((one, other) => one.at - other.at);
      for (const payment of payments) {
        const began = snapshots.findIndex((one) => one.at > payment.at);
        const [before, after] = [snapshots.at(began - 1), began === -1 ? [] : snapshots.slice(began)];
        payment.hasArrived ||= began !== 0 && before !== undefined && after.some((one) => isBetter(before, one));
      }
    },
    said() {
      const found = new Map(payments.flatMap(({ id, hasArrived }) => (hasArrived ? [[id, 'arrived' as const]] : [])));
      return [{ found, fallen: new Map(), isNothingOwed: snapshots.at(-1)?.status === '200' }];
    },
    gate: () => 'go',
  };
}
