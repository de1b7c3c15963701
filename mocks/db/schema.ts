import * as v from 'valibot';
import { instant } from '@/domain/instant';

/**
 * The state of the mock backend. One schema has the types and parses stored records, so that an incompatible record of
 * an older build is ignored. Instants are epoch milliseconds, money is minor units.
 */
const amount = v.pipe(v.number(), v.safeInteger());

const period = v.object({
  no: v.number(),
  /** Last second of the day it is due. */
  dueAt: instant,
  principal: amount,
  interest: amount,
  fee: amount,
  /** Amount paid so far. */
  paid: amount,
  /** When it was paid in full. */
  paidAt: v.nullable(instant),
  /** Charges that do not follow from its due day. */
  charges: amount,
});

const order = v.object({
  orderId: v.string(),
  productId: v.string(),
  principal: amount,
  submittedAt: instant,
  /** When the review ends, and when the money is sent; null for a declined application. */
  approvedAt: v.nullable(instant),
  disbursedAt: v.nullable(instant),
  periods: v.array(period),
  isClosed: v.boolean(),
  /** `ended`: by a payment or an extension, as long as that is not taken back. */
  collection: v.picklist(['none', 'open', 'ended']),
  isExtendable: v.boolean(),
  /** Number of days by which extensions moved the due dates. */
  extendedDays: v.number(),
  /** Cost of the extensions. */
  extensionFees: amount,
  /** Late charge of a period for each late day; null: by the rules of the market. */
  lateChargeADay: v.nullable(amount),
  /** A client who has borrowed before pays a lower penalty. */
  isRepeatClient: v.boolean(),
  /** A status that overrides all others; empty for none. */
  statusOverride: v.string(),
  asksForScore: v.boolean(),
});

const purpose = v.picklist(['loan', 'extension']);

const virtualAccount = v.object({
  vcode: v.string(),
  /** The bill number. */
  billNo: v.string(),
  orderId: v.string(),
  amount,
  /** Surcharge of the payment place. */
  surcharge: amount,
  payCode: v.string(),
  /** 1 bank, 2 counter, otherwise a group. */
  payType: v.string(),
  specificNum: v.string(),
  purpose,
  /** It pays this many periods from the first waiting one; 0 if nothing was owed, or for an extension. */
  periodCount: v.number(),
  createdAt: instant,
  /** When a page last requested it: only the latest one of an order is paid. */
  chosenAt: instant,
  expiresAt: instant,
  paidAt: v.nullable(instant),
});

const complaint = v.object({
  problemId: v.string(),
  type: v.string(),
  sonType: v.string(),
  content: v.string(),
  images: v.array(v.string()),
  orderNo: v.string(),
  createdAt: instant,
  answeredAt: instant,
  answerImages: v.array(v.string()),
  score: v.nullable(v.number()),
});

const upload = v.object({ id: v.string(), type: v.string(), base64: v.string() });

const chatRecord = v.object({ orderNo: v.string(), type: v.string(), value: v.string() });

const card = v.object({
  id: v.string(),
  bankName: v.string(),
  /** Masked: the full number is known to the bank only. */
  cardNo: v.string(),
  bankCode: v.string(),
  needsSms: v.boolean(),
});

/** A payment by card, or by the alternative way, which has neither card nor token. */
const cardPayment = v.object({
  recordId: v.string(),
  repayToken: v.string(),
  orderId: v.string(),
  cardId: v.string(),
  amount,
  periodCount: v.number(),
  createdAt: instant,
  /** When the server took it: then its token is used. The money is booked later, or never. */
  acceptedAt: v.nullable(instant),
});

/** Money that the lender books: what it is for, and what it changes. */
const booking = v.object({
  id: v.number(),
  orderId: v.string(),
  purpose,
  amount,
  /** The amount of the whole payment, of which this may be a part. */
  asked: amount,
  /** The number of a code, the record of a card payment, or `elsewhere`. */
  by: v.string(),
  at: instant,
  reversedAt: v.nullable(instant),
  stage: v.picklist(['planned', 'booked', 'reversed']),
  /** By how many days it moved due days; null if it did not make the fee of an extension whole. */
  days: v.nullable(v.number()),
  /** What each period got: money, charges, and whether it was paid in whole then. */
  parts: v.array(v.object({ no: v.number(), paid: amount, charges: amount, isPaid: v.boolean() })),
});

const registration = v.object({ sid: v.string(), openedAt: instant, captcha: v.string(), smsPhone: v.string() });

export const stateSchema = v.object({
  /** Seed of all later generated values, so that ids are reproducible. */
  seed: v.number(),
  sequence: v.number(),
  /** When this state was created, by the virtual clock. */
  startedAt: instant,
  orders: v.array(order),
  virtualAccounts: v.array(virtualAccount),
  complaints: v.array(complaint),
  uploads: v.array(upload),
  chat: v.array(chatRecord),
  cards: v.array(card),
  cardPayments: v.array(cardPayment),
  bookings: v.array(booking),
  registrations: v.array(registration),
  registeredPhones: v.array(v.string()),
  /** The ratings of the app. */
  scores: v.array(v.string()),
});

export type State = v.InferOutput<typeof stateSchema>;
export type Order = State['orders'][number];
export type Period = Order['periods'][number];
export type VirtualAccount = State['virtualAccounts'][number];
export type Complaint = State['complaints'][number];
export type Booking = State['bookings'][number];
export type Purpose = Booking['purpose'];
export type CardPayment = State['cardPayments'][number];

/** Read-only view of the same data. */
export type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
