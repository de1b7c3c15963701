import type { Market } from '@/domain/market';
import { day } from '../clock';
import { lateFee, owedFor, payableSums } from './debt';
import type { Manners } from './manners';
import type { Booking, Frozen, Order, State, VirtualAccount } from './schema';

/** The open amount of a number of waiting periods, from the first; minor units. */
export function amountOf(order: Frozen<Order>, count: number, at: number, market: Market): number {
  return payableSums(order, at, market).slice(0, count).at(-1) ?? 0;
}

/**
 * Pays the waiting periods in their order until the money ends. Late charges so far stay, as charges of their own where
 * less is unpaid now. @returns what each period got
 */
export function payPeriods(order: Order, money: number, at: number, market: Market): Booking['parts'] {
  let left = money;
  const parts: Booking['parts'] = [];
  for (const period of order.periods) {
    if (period.paidAt !== null || left <= 0) continue;
    const { total } = owedFor(order, period, at, market);
    const late = lateFee(order, period, at, market);
    const paid = Math.min(left, total);
    period.paid += paid;
    const charges = late - lateFee(order, period, at, market);
    period.charges += charges;
    if (paid === total) period.paidAt = at;
    parts.push({ no: period.no, paid, charges, isPaid: paid === total });
    left -= paid;
  }
  return parts;
}

/**
 * Moves due days. The charges so far end, except what is paid of them, or stay as charges of their own.
 * @returns what each period got
 */
function extend(order: Order, at: number, market: Market, manners: Manners): Booking['parts'] {
  const waiting = order.periods.filter((period) => period.paidAt === null);
  order.extendedDays += manners.extensionDays;
  order.isExtendable = !manners.extendsOnce;
  return waiting.slice(0, manners.extensionMoves === 'first' ? 1 : waiting.length).map((period) => {
    const late = lateFee(order, period, at, market);
    period.dueAt += manners.extensionDays * day;
    const charges = manners.extensionForgives
      ? -Math.min(period.charges, owedFor(order, period, at, market).total)
      : late - lateFee(order, period, at, market);
    period.charges += charges;
    const isPaid = owedFor(order, period, at, market).total === 0;
    if (isPaid) period.paidAt = at;
    return { no: period.no, paid: 0, charges, isPaid };
  });
}

/** Payments and extensions that are not taken back end the collection. */
function updateCollection({ bookings }: State, order: Order): void {
  const hasEnded = bookings.some(
    ({ orderId, stage, purpose, days }) =>
      orderId === order.orderId && stage === 'booked' && (purpose === 'loan' || (days ?? 0) > 0),
  );
  if (order.collection !== 'none') order.collection = hasEnded ? 'ended' : 'open';
}

const isSameFee = (one: Booking, other: Booking) =>
  one.orderId === other.orderId && one.purpose === 'extension' && one.by === other.by;

/** The lender books money: it pays periods, or moves their due days once the whole fee has come. */
export function enter(state: State, booking: Booking, market: Market, manners: Manners): void {
  const order = state.orders.find(({ orderId }) => orderId === booking.orderId);
  if (!order) return;
  const { at } = booking;
  booking.stage = 'booked';
  const arrived = state.bookings
    .filter((other) => other.by === booking.by && other.stage === 'booked')
    .reduce((sum, { amount }) => sum + amount, 0);
  const account = state.virtualAccounts.find(({ vcode }) => vcode === booking.by);
  if (account && (manners.isOrderly || arrived >= account.amount)) account.paidAt ??= at;
  if (manners.isOrderly) lapseAccounts(state, order.orderId, at);
  if (booking.purpose === 'loan') {
    booking.parts = payPeriods(order, booking.amount, at, market);
  } else {
    const open = state.bookings.filter(
      (other) => isSameFee(other, booking) && other.stage === 'booked' && other.days === null,
    );
    if (open.reduce((sum, { amount }) => sum + amount, 0) < booking.asked) return;
    order.extensionFees += booking.asked;
    booking.days = manners.extendsOnce && order.extendedDays > 0 ? 0 : manners.extensionDays;
    if (booking.days > 0) booking.parts = extend(order, at, market, manners);
  }
  updateCollection(state, order);
}

/** The lender takes a booking back: its periods are as without it. */
export function takeBack(state: State, booking: Booking): void {
  booking.stage = 'reversed';
  const order = state.orders.find(({ orderId }) => orderId === booking.orderId);
  if (!order) return;
  const { days, parts, asked } = booking;
  for (const { no, paid, charges, isPaid } of parts) {
    const period = order.periods.find((candidate) => candidate.no === no);
    if (!period) continue;
    period.paid -= paid;
    if (paid > 0 || isPaid) period.paidAt = null;
    period.dueAt -= (days ?? 0) * day;
    period.charges -= charges;
  }
  if (days !== null) {
    order.extendedDays -= days;
    order.extensionFees -= asked;
    if (days > 0) order.isExtendable = true;
  }
  updateCollection(state, order);
}

/** A number that waits for money: not paid, not expired. */
export function isPending(account: Frozen<VirtualAccount>, now: number): boolean {
  return account.paidAt === null && now < account.expiresAt && now >= account.createdAt;
}

/** The number of an order at which money arrives by itself: the last requested one. */
export function awaitedAccount(state: Frozen<State>, orderId: string, now: number): Frozen<VirtualAccount> | undefined {
  return state.virtualAccounts
    .filter((account) => account.orderId === orderId && isPending(account, now))
    .reduce<Frozen<VirtualAccount> | undefined>(
      (latest, account) => (latest && latest.chosenAt > account.chosenAt ? latest : account),
      undefined,
    );
}

/** After an order is paid in any way, its other numbers accept no more money. */
function lapseAccounts(state: State, orderId: string, now: number): void {
  for (const account of state.virtualAccounts)
    if (account.orderId === orderId && isPending(account, now)) account.expiresAt = now;
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
