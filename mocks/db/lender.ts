import type { Market } from '@/domain/market';
import type { Database } from './database';
import type { Manners } from './manners';
import { amountOf, enter, ripeAccounts, takeBack } from './payments';
import type { Frozen, Order, Purpose, State } from './schema';
import { extensionFee } from './status';
import { truthOf } from './truth';

/** A write of the phone that reached the lender. */
type Arrived = {
  at: number;
  /** Name of the call in the contract. */
  call: string;
  orderId: string;
  /** Its idempotency key. */
  key: string;
  amount: string;
  /** The number or the record that the answer names; empty for none. */
  by: string;
  /** Code of the refusal; empty if it was accepted. */
  refusal: string;
};

/** Money for the lender. */
type Money = {
  /** Minor units; by default what is not booked yet of the payment, or all of it once more. */
  amount?: number;
  /** A part of the payment, for example 0.5; instead of `amount`. */
  share?: number;
  /** What the lender takes it for, if not what the payment is for. */
  purpose?: Purpose;
  /** When it is booked, not before now; by default now. */
  at?: number;
  /** The order of money from elsewhere; by default the first one. */
  orderId?: string;
};

export type Lender = {
  manners: () => Manners;
  /** Changes some manners from now on. */
  behave: (manners: Partial<Manners>) => void;
  /**
   * Money is booked: for a number ever issued, for the record of a card payment, or from `elsewhere` (the next period,
   * or the fee of an extension).
   * @returns the booking, for `reverse`
   */
  book: (by: string, money?: Money) => number;
  /** A booking is taken back. */
  reverse: (booking: number, at?: number) => void;
  /** Adds a charge to the first waiting period, minor units. */
  charge: (amount: number, orderId?: string) => void;
  /** Closes the loan; `isForgiven`: its debt is then 0. */
  close: (isForgiven: boolean, orderId?: string) => void;
  /** What is true of an order, with the writes about it, or about none. */
  truth: (orderId?: string) => ReturnType<typeof truthOf> & { requests: Arrived[] };
  /** Stores a write that was answered. */
  note: (request: Omit<Arrived, 'at'>) => void;
  /** The server takes a card payment. */
  accept: (recordId: string) => void;
  /** Books what is due by now. @param mayArrive whether money may arrive by itself */
  catchUp: (mayArrive?: boolean) => void;
  /** The orders as they were so many milliseconds ago, as a slow copy of the database has them. */
  ordersBefore: (ms: number) => Frozen<Order[]>;
  /** Begins with another state. */
  begin: () => void;
};

type World = { db: Database; now: () => number; market: () => Market; settleAfterMs: () => number | null };

/** What a payment is for, and its whole amount. */
type WholePayment = { orderId: string; purpose: Purpose; amount: number };

/** @throws Error if there is no such order; without a number, the first one is meant */
function orderIn<One extends { readonly orderId: string }>(orders: readonly One[], orderId: string | undefined): One {
  const order = orderId === undefined ? orders[0] : orders.find((candidate) => candidate.orderId === orderId);
  if (!order) throw new Error(`There is no order ${orderId ?? ''}`);
  return order;
}

/** The next change of the books that is due: a booking, or its end. */
function nextDue({ bookings }: Frozen<State>, now: number): { id: number; at: number } | undefined {
  const due = bookings.flatMap(({ id, stage, at: bookedAt, reversedAt }) => {
    const at = { planned: bookedAt, booked: reversedAt, reversed: null }[stage];
    return at !== null && at <= now ? [{ id, at }] : [];
  });
  return due.sort((one, other) => one.at - other.at)[0];
}

/** The books of the lender. */
export function createLender({ db, now, market, settleAfterMs }: World, first: Manners): Lender {
  let manners = first;
  let requests: Arrived[] = [];
  /** The orders after each change, newest first. */
  let past: { at: number; orders: Frozen<Order[]> }[] = [];

  function remember(at: number): void {
    if (!manners.isOrderly) past.unshift({ at, orders: structuredClone(db.read().orders) });
  }

  function changeNow(mutate: (state: State) => void): void {
    bookDue();
    db.change(mutate);
    remember(now());
  }

  /** Orderly money pays its periods in whole, whatever they have come to. */
  function wholePayment(by: string, { purpose, orderId }: Money): WholePayment {
    const { virtualAccounts, cardPayments } = db.read();
    const account = virtualAccounts.find(({ vcode }) => vcode === by);
    const payment = account ?? cardPayments.find(({ recordId }) => recordId === by);
    if (!payment && by !== 'elsewhere') throw new Error(`There is no number and no record ${by}`);
    const order = orderIn(db.read().orders, payment?.orderId ?? orderId);
    const own = account?.purpose ?? 'loan';
    const count = payment?.periodCount ?? 1;
    if (manners.isOrderly && own === 'loan')
      return { orderId: order.orderId, purpose: own, amount: amountOf(order, count, now(), market()) };
    const next = purpose === 'extension' ? extensionFee(order, market()) : amountOf(order, 1, now(), market());
    return { orderId: order.orderId, purpose: purpose ?? own, amount: payment?.amount ?? next };
  }

  function book(by: string, money: Money = {}): number {
    bookDue();
    const whole = wholePayment(by, money);
    const id = db.read().bookings.length + 1;
    const booked = db
      .read()
      .bookings.filter((other) => other.by === by && other.reversedAt === null && by !== 'elsewhere')
      .reduce((sum, { amount }) => sum + amount, 0);
    const rest = booked < whole.amount ? whole.amount - booked : whole.amount;
    const amount = money.amount ?? (money.share === undefined ? rest : Math.round(whole.amount * money.share));
    const at = Math.max(money.at ?? 0, now());
    db.change(({ bookings }) =>
      bookings.push({
        ...whole,
        id,
        by,
        amount,
        asked: by === 'elsewhere' ? amount : whole.amount,
        at,
        reversedAt: null,
        stage: 'planned',
        days: null,
        parts: [],
      }),
    );
    bookDue();
    return id;
  }

  function bookDue(): void {
    for (let due = nextDue(db.read(), now()); due; due = nextDue(db.read(), now())) {
      const { id, at } = due;
      db.change((state) => {
        const booking = state.bookings.find((candidate) => candidate.id === id);
        if (booking?.stage === 'planned') enter(state, booking, market(), manners);
        else if (booking) takeBack(state, booking);
      });
      remember(at);
    }
  }

  function begin(): void {
    requests = [];
    past = [];
    setTerms();
    remember(-Infinity);
  }

  function setTerms(): void {
    const { lateChargeADay } = manners;
    if (!manners.isOrderly)
      db.change(({ orders }) => orders.forEach((order) => (order.lateChargeADay = lateChargeADay)));
  }

  begin();

  return {
    manners: () => manners,
    behave(changes) {
      bookDue();
      manners = { ...manners, ...changes };
      setTerms();
      remember(now());
    },
    book,
    reverse(id, at = now()) {
      db.change(({ bookings }) => {
        const booking = bookings.find((candidate) => candidate.id === id);
        if (booking) booking.reversedAt = Math.max(at, now());
      });
      bookDue();
    },
    charge(amount, orderId) {
      changeNow(({ orders }) => {
        const next = orderIn(orders, orderId).periods.find(({ paidAt }) => paidAt === null);
        if (next) next.charges += amount;
      });
    },
    close(isForgiven, orderId) {
      changeNow(({ orders }) => {
        const order = orderIn(orders, orderId);
        order.isClosed = true;
        if (isForgiven) for (const period of order.periods) period.paidAt ??= now();
      });
    },
    truth(orderId) {
      bookDue();
      const order = orderIn(db.read().orders, orderId);
      const about = requests.filter((request) => request.orderId === order.orderId || request.orderId === '');
      return { ...truthOf(db.read(), order, now(), market()), requests: about };
    },
    note(request) {
      if (manners.isOrderly) return;
      requests = [...requests, { at: now(), ...request }];
      remember(now());
    },
    accept(recordId) {
      changeNow(({ cardPayments }) => {
        const payment = cardPayments.find((candidate) => candidate.recordId === recordId);
        if (payment) payment.acceptedAt = now();
      });
      if (manners.cardBookedAfterMs !== null) book(recordId, { at: now() + manners.cardBookedAfterMs });
    },
    catchUp(mayArrive = true) {
      if (manners.isOrderly && mayArrive)
        for (const vcode of ripeAccounts(db.read(), now(), settleAfterMs())) book(vcode);
      bookDue();
    },
    ordersBefore: (ms) => past.find(({ at }) => at <= now() - ms)?.orders ?? db.read().orders,
    begin,
  };
}
