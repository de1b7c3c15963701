import type { Market } from '@/domain/market';
import { owedFor, waitingPeriods } from './debt';
import type { Booking, Frozen, Order, Purpose, State } from './schema';

/** What is true of an order, whatever the pages were told. Money is minor units, instants are epoch milliseconds. */
type Truth = {
  /** What the lender has booked, oldest first. */
  bookings: (Pick<Booking, 'id' | 'at' | 'purpose' | 'amount' | 'by'> & { reversedAt: number | null })[];
  /** The codes and the card payments of the phone, oldest first. A card payment is taken by the server, or not yet. */
  issued: { by: string; at: number; purpose: Purpose; amount: number; isTaken: boolean }[];
  owed: number;
  /** Nothing is owed. */
  isSettled: boolean;
  isClosed: boolean;
  /** Due days of the periods that are not paid in whole. */
  dueAt: number[];
};

function bookingsOf({ bookings }: Frozen<State>, orderId: string): Truth['bookings'] {
  return bookings
    .filter((booking) => booking.orderId === orderId && booking.stage !== 'planned')
    .map(({ id, at, purpose, amount, by, stage, reversedAt }) => {
      const reversed = stage === 'reversed' ? reversedAt : null;
      return { id, at, purpose, amount, by, reversedAt: reversed };
    })
    .sort((one, other) => one.at - other.at);
}

function issuedFor({ virtualAccounts, cardPayments }: Frozen<State>, order: string): Truth['issued'] {
  const codes = virtualAccounts
    .filter(({ orderId }) => orderId === order)
    .map(({ vcode: by, createdAt: at, purpose, amount }) => ({ by, at, purpose, amount, isTaken: false }));
  const cards = cardPayments
    .filter(({ orderId }) => orderId === order)
    .map(({ recordId: by, createdAt: at, amount, acceptedAt }) => {
      const isTaken = acceptedAt !== null;
      return { by, at, purpose: 'loan' as const, amount, isTaken };
    });
  return [...codes, ...cards].sort((one, other) => one.at - other.at);
}

/** What is true of an order now. Late charges by the market's rules are those of `lateFee`. */
export function truthOf(state: Frozen<State>, order: Frozen<Order>, now: number, market: Market): Truth {
  const waiting = waitingPeriods(order);
  return {
    bookings: bookingsOf(state, order.orderId),
    issued: issuedFor(state, order.orderId),
    owed: waiting.reduce((sum, period) => sum + owedFor(order, period, now, market).total, 0),
    isSettled: waiting.length === 0,
    isClosed: order.isClosed,
    dueAt: waiting.map(({ dueAt }) => dueAt),
  };
}
