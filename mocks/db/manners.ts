import * as v from 'valibot';

const wholeNumber = v.pipe(v.number(), v.safeInteger());

/** How the lender books money, and what it answers. Money is minor units. */
export const mannersSchema = v.object({
  /**
   * Money arrives by itself, on the number asked for last, and ends the order's other numbers. A loan without a debt
   * gets no code, and an amount that is not owed is refused. A disorderly lender refuses neither, and only `book` moves
   * money.
   */
  isOrderly: v.boolean(),
  /** Milliseconds from an accepted card payment to its booking; `null`: it is never booked by itself. */
  cardBookedAfterMs: v.nullable(wholeNumber),
  extensionDays: wholeNumber,
  /** Whose due days an extension moves: those of all waiting periods, or of the first. */
  extensionMoves: v.picklist(['all', 'first']),
  /** A second extension costs money and moves nothing. */
  extendsOnce: v.boolean(),
  /** An extension drops the late charges so far. */
  extensionForgives: v.boolean(),
  /** Late charge of a period for each late day, whatever is paid of it; `null`: by the rules of the market. */
  lateChargeADay: v.nullable(wholeNumber),
  /** A call that names a product finds the order only with the right one. */
  needsProduct: v.boolean(),
  /** Surcharge of every place to pay; `null`: each place has its own. */
  fee: v.nullable(wholeNumber),
  /** The amount of a code contains the surcharge. */
  isFeeInAmount: v.boolean(),
  /** Debts are sent as a multiple of this, rounded up. What is owed stays exact. */
  roundTo: wholeNumber,
  /**
   * The amount of a loan's details: what is late and due today (`due`), or late (`late`), at least the first period;
   * the first period (`next`); everything (`whole`).
   */
  repayAmount: v.picklist(['due', 'next', 'late', 'whole']),
  /** The last second of the day with its day alone, with a clock, or as epoch milliseconds. */
  dueTime: v.picklist(['day', 'clock', 'epoch']),
  /** Paid periods have principal, interest and fee, as waiting ones have. */
  hasPaidParts: v.boolean(),
  /** The age of the orders that a read of a disorderly lender describes, milliseconds, by name of the call. */
  lagMs: v.record(v.string(), wholeNumber),
  /**
   * Other values of fields, by name, or by names of call and field (`loan-details.dueTime`); `undefined` leaves the
   * field out.
   */
  fields: v.record(v.string(), v.unknown()),
});

export type Manners = Readonly<v.InferOutput<typeof mannersSchema>>;

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

/** A lender that books, refuses and charges nothing by itself, also no late days; a test names its other manners. */
export const disorderly: Manners = { ...orderly, isOrderly: false, cardBookedAfterMs: null, lateChargeADay: 0 };
