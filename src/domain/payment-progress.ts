import { orderStatusRule } from './order-status';
import { parseServerTime } from './server-time';

/** The values of a loan that show whether money has arrived. */
export type LoanSnapshot = {
  status: string;
  /** Minor units, or a text of the server. */
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

/** Statuses of an unpaid loan, by urgency. Time alone moves an order down this list. */
const urgency = ['170', '3', '174', '180', '5'];

function progressByStatus(before: string, status: string): PaymentProgress {
  if (status === before) return 'waiting';
  if (status === '3') return 'received';
  const [from, to] = [urgency.indexOf(before), urgency.indexOf(status)];
  // Only time has passed, such as from due to late.
  if (from !== -1 && to > from) return 'waiting';
  if (to !== -1) return from === -1 ? 'changed' : 'received';
  return orderStatusRule(status).action === 'borrow' ? 'received' : 'changed';
}

function progressByAmount(before: bigint | string, amount: bigint | string): PaymentProgress {
  // Late interest increases a debt; only a payment reduces it.
  if (typeof before === 'bigint' && typeof amount === 'bigint') return amount < before ? 'received' : 'waiting';
  return before === amount || before === '' || amount === '' ? 'waiting' : 'changed';
}

/**
 * Whether the status or the amount of a loan shows that a payment has arrived (decisions 12, unknown payment, and 14,
 * virtual account). A change that time alone causes, such as a due day or late interest, does not count.
 * @param statusBefore the status before the payment; empty if it was not known
 * @param before the loan before the payment; if it was not known, when the page first read it
 */
export function paymentProgress(statusBefore: string, before: LoanSnapshot, latest: LoanSnapshot): PaymentProgress {
  const byStatus = progressByStatus(statusBefore || before.status, latest.status);
  if (byStatus !== 'waiting') return byStatus;
  // If the next instalment has the same amount as the last one, only the due date is later.
  if (before.dueAt !== null && latest.dueAt !== null && latest.dueAt > before.dueAt) return 'received';
  return progressByAmount(before.amount, latest.amount);
}
