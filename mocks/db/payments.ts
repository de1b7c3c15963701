import type { Market } from '@/domain/market';
import { day } from '../clock';
import { owedFor } from './debt';
import type { Frozen, Order, State, VirtualAccount } from './schema';
import { extensionOffer } from './status';

/** Marks a number of unpaid periods, from the first, as paid in full. */
export function payPeriods(order: Order, count: number, now: number, market: Market): void {
  for (const period of order.periods.filter((waiting) => waiting.paidAt === null).slice(0, count)) {
    period.paid += owedFor(order, period, now, market).total;
    period.paidAt = now;
  }
  order.isInCollection = false;
}

/** Moves every future date by the days of the offer; an order is extended once. */
function payExtension(order: Order, now: number, market: Market): void {
  const offer = extensionOffer(order, now, market);
  if (!offer) return;
  for (const period of order.periods) if (period.paidAt === null) period.dueAt += offer.days * day;
  order.extendedDays += offer.days;
  order.extensionFees += offer.fee;
  order.isExtendable = false;
  order.isInCollection = false;
}

/** A number that waits for money: not paid, not expired. */
export function isPending(account: Frozen<VirtualAccount>, now: number): boolean {
  return account.paidAt === null && now < account.expiresAt && now >= account.createdAt;
}

/**
 * The number of an order at which money arrives: the last requested one. Money arrives once, even if several banks were
 * opened.
 */
export function awaitedAccount(state: Frozen<State>, orderId: string, now: number): Frozen<VirtualAccount> | undefined {
  return state.virtualAccounts
    .filter((account) => account.orderId === orderId && isPending(account, now))
    .reduce<Frozen<VirtualAccount> | undefined>(
      (latest, account) => (latest && latest.chosenAt > account.chosenAt ? latest : account),
      undefined,
    );
}

/** After an order is paid in any way, its other numbers accept no more money. */
export function lapseAccounts(state: State, orderId: string, now: number): void {
  for (const account of state.virtualAccounts)
    if (account.orderId === orderId && isPending(account, now)) account.expiresAt = now;
}

/** Money arrives on a number: its periods are paid or the extension is granted, other numbers of the order expire. */
export function settle(state: State, vcode: string, now: number, market: Market): void {
  const account = state.virtualAccounts.find((candidate) => candidate.vcode === vcode);
  const order = state.orders.find((candidate) => candidate.orderId === account?.orderId);
  if (!account || !order) return;
  if (account.periodCount === 0) payExtension(order, now, market);
  else payPeriods(order, account.periodCount, now, market);
  account.paidAt = now;
  lapseAccounts(state, order.orderId, now);
}

/**
 * Automatic events since the last request: awaited money has arrived.
 * @param settleAfterMs milliseconds between a number and its money; `null` if none ever arrives
 * @returns numbers of the accounts to settle
 */
export function ripeAccounts(state: Frozen<State>, now: number, settleAfterMs: number | null): string[] {
  if (settleAfterMs === null) return [];
  const awaited = state.orders.map((order) => awaitedAccount(state, order.orderId, now));
  return awaited.flatMap((account) => (account && now >= account.createdAt + settleAfterMs ? account.vcode : []));
}
