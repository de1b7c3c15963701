/** How the lender books money, and what it answers. Money is minor units. */
export type Manners = {
  /**
   * Money arrives by itself, on the number asked for last, and then the order's other numbers end. A loan without a debt
   * gets no code, and an amount that is not owed is refused. Otherwise only `book` moves money, and nothing is refused.
   */
  isOrderly: boolean;
  /** Milliseconds from an accepted card payment to its booking; `null`: it is never booked by itself. */
  cardBookedAfterMs: number | null;
  extensionDays: number;
  /** Whose due days an extension moves: those of all waiting periods, or of the first. */
  extensionMoves: 'all' | 'first';
  /** A second extension costs money and moves nothing. */
  extendsOnce: boolean;
  /** An extension drops the late charges so far. */
  extensionForgives: boolean;
  /** Late charge of a period for each late day, whatever is paid of it; `null`: by the rules of the market. */
  lateChargeADay: number | null;
  /** A call that names a product finds the order only with the right one. */
  needsProduct: boolean;
  /** Surcharge of every place to pay; `null`: each place has its own. */
  fee: number | null;
  /** The amount of a code contains the surcharge. */
  isFeeInAmount: boolean;
  /** Debts are sent as a multiple of this, rounded up. What is owed stays exact. */
  roundTo: number;
  /**
   * The amount of a loan's details: late and due today, or else the first period (`due`); the first period (`next`);
   * late, or else the first period (`late`); everything (`whole`).
   */
  repayAmount: 'due' | 'next' | 'late' | 'whole';
  dueTime: 'day' | 'clock' | 'epoch';
  /** Paid periods have principal, interest and fee, as waiting ones have. */
  hasPaidParts: boolean;
  /** The age of what a read describes, milliseconds, by name of the call. */
  lagMs: Readonly<Record<string, number>>;
  /**
   * Other values of fields, by name, or by name of the call and the field (`loan-details.dueTime`); `undefined` leaves the
   * field out.
   */
  fields: Readonly<Record<string, unknown>>;
};

/** The demo's lender. */
export const orderly: Manners = {
  isOrderly: true,
  cardBookedAfterMs: 0,
  extensionDays: 14,
  extensionMoves: 'all',
  extendsOnce: true,
  extensionForgives: true,
  lateChargeADay: null,
  needsProduct: false,
  fee: null,
  isFeeInAmount: false,
  roundTo: 1,
  repayAmount: 'due',
  dueTime: 'day',
  hasPaidParts: false,
  lagMs: {},
  fields: {},
};

/** A lender that books and refuses nothing by itself; a test names its other manners. */
export const disorderly: Manners = { ...orderly, isOrderly: false, cardBookedAfterMs: null, lateChargeADay: 0 };
