import { hideCardNumbers } from '@/domain/card-numbers';
import { samePaymentMs } from './receipt-ids';
import type { MoneyReceipt, Receipt, ReceiptOf } from './receipts';

/** How sure it is that money has arrived. */
const certainty = { claimed: 0, accepted: 1, paid: 2 } as const;

/**
 * Texts that people or servers write: what may be a card's number does not stay whole in them.
 * Numbers of orders and bills do.
 */
const writtenTexts: ReadonlySet<string> = new Set(['productName', 'place', 'type', 'sonType', 'content']);

/** The receipt with no more than the last four digits of any card. */
export function withoutCardNumbers<R extends Receipt>(receipt: R): R {
  const cleaned: [string, string][] = Object.entries(receipt).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && writtenTexts.has(name) ? [[name, hideCardNumbers(value)]] : [],
  );
  return { ...receipt, ...Object.fromEntries(cleaned) };
}

/** What is known already stays; what was empty is filled in. */
function filled<R extends Receipt>(known: R, seen: Receipt): R {
  const missing = Object.entries(seen).filter(
    ([name, value]) => value !== '' && value !== null && isEmpty(Reflect.get(known, name)),
  );
  return { ...known, ...Object.fromEntries(missing) };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null;
}

/**
 * Joins what is written down with what has been seen now (decision 55, receipts): money that was claimed may turn out
 * as paid, never the other way; a fact that is known is not overwritten; the newer of two ratings of the same thing
 * counts.
 * @param known the receipt as it is kept, if there is one
 * @param seen of the same id
 */
export function mergeReceipt(known: Receipt | undefined, seen: Receipt): Receipt {
  if (!known || known.kind !== seen.kind) return known ?? seen;
  const joined = filled(known, seen);
  if (joined.kind === 'payment' && seen.kind === 'payment')
    return certainty[seen.state] > certainty[joined.state] ? { ...joined, state: seen.state } : joined;
  if (joined.kind === 'extension' && seen.kind === 'extension')
    return certainty[seen.state] > certainty[joined.state] ? { ...joined, state: seen.state } : joined;
  if (joined.kind === 'complaint' && seen.kind === 'complaint')
    return { ...joined, imageCount: Math.max(joined.imageCount, seen.imageCount) };
  if (joined.kind === 'rating' && seen.kind === 'rating' && seen.at >= joined.at)
    return { ...joined, stars: seen.stars, at: seen.at };
  return joined;
}

/**
 * The money of a receipt has been seen on its loan.
 * @param confirmedAt epoch milliseconds
 * @param newDueTime of the loan after an extension, as the server wrote it; empty where it is not known
 */
export function confirmReceipt(known: Receipt, confirmedAt: number, newDueTime: string): Receipt {
  if (known.kind === 'payment') return mergeReceipt(known, { ...known, state: 'paid', confirmedAt });
  // The loan's own new date counts for more than what was offered.
  if (known.kind === 'extension')
    return {
      ...mergeReceipt(known, { ...known, state: 'paid', confirmedAt }),
      ...(newDueTime !== '' && known.state !== 'paid' && { newDueTime }),
    };
  return known;
}

/**
 * Finds the receipt that money on a loan belongs to: the one that waits for money of this order, else the one that
 * already says so of the same bill.
 * @param known newest first
 * @param seen the money that has arrived
 */
export function findSameMoney(
  known: readonly Receipt[],
  { orderId, reference, at }: MoneyReceipt,
): Receipt | undefined {
  const ofOrder = known.filter(
    (receipt): receipt is ReceiptOf<'payment' | 'extension'> =>
      (receipt.kind === 'payment' || receipt.kind === 'extension') && receipt.orderId === orderId,
  );
  return (
    ofOrder.find(({ state }) => state !== 'paid') ??
    ofOrder.find((receipt) => receipt.reference === reference && Math.abs(at - receipt.at) < samePaymentMs)
  );
}
