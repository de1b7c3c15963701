import { orderStatusRule } from './order-status';
import { parseServerTime } from './server-time';

/** The values that show whether money has arrived. */
export type LoanSnapshot = {
  status: string;
  /** Minor units, or the server's own words. */
  amount: bigint | string;
  /** Epoch milliseconds; `null` when not known. */
  dueAt: number | null;
};

/** These fields of a loan, as the server sends them. */
type Loan = { orderStatus: string; repayAmount: bigint | string; dueTime: string | number | null };

/** The state of a loan at one moment. */
export function snapshotOf({ orderStatus, repayAmount, dueTime }: Loan, utcOffset: string): LoanSnapshot {
  return { status: orderStatus, amount: repayAmount, dueAt: parseServerTime(dueTime, utcOffset)?.instant ?? null };
}

/** `received`: the money has arrived. `changed`: something else has happened, which the page shows. */
export type PaymentProgress = 'waiting' | 'received' | 'changed';

/** Statuses of a loan that is owed, by how pressing they are. Time alone moves an order down this list. */
const urgency = ['170', '3', '174', '180', '5'];

function judgeStatus(before: string, status: string): PaymentProgress {
  if (status === before) return 'waiting';
  if (status === '3') return 'received';
  const [from, to] = [urgency.indexOf(before), urgency.indexOf(status)];
  // Due today yesterday, late today: that is the calendar, not an answer to the claim.
  if (from !== -1 && to > from) return 'waiting';
  if (to !== -1) return from === -1 ? 'changed' : 'received';
  return orderStatusRule(status).action === 'borrow' ? 'received' : 'changed';
}

function judgeAmount(before: bigint | string, amount: bigint | string): PaymentProgress {
  // Late interest makes a debt grow by itself; only a payment makes it shrink.
  if (typeof before === 'bigint' && typeof amount === 'bigint') return amount < before ? 'received' : 'waiting';
  return before === amount || before === '' || amount === '' ? 'waiting' : 'changed';
}

/**
 * Whether a payment has reached the loan: its status or its amount shows it (decisions 12, unknown payment, and 14,
 * virtual account). A change that time alone causes, such as a due day or late interest, does not count.
 * @param statusBefore the status before the payment; empty when it was not known
 * @param first the loan as it was first seen
 * @param latest the loan as it is now
 */
export function paymentProgress(statusBefore: string, first: LoanSnapshot, latest: LoanSnapshot): PaymentProgress {
  const byStatus = judgeStatus(statusBefore || first.status, latest.status);
  if (byStatus !== 'waiting') return byStatus;
  // The next instalment may be as high as the last one: then only the due date has moved on.
  if (first.dueAt !== null && latest.dueAt !== null && latest.dueAt > first.dueAt) return 'received';
  return judgeAmount(first.amount, latest.amount);
}
