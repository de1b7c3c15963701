import * as v from 'valibot';
import { instant } from '../instant';
import { marketIds } from '../languages';

/** Minor units as digits, because a record has no bigint; empty if unknown. */
const minor = v.pipe(v.string(), v.regex(/^-?\d{0,30}$/));

/** As the server wrote it: a day, an instant, or its words (`parseServerTime`). */
const time = v.nullable(v.union([v.string(), v.number()]));

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the phone itself did, or was told by the person or the server. What the loan shows is a `finding`. */
export const stage = v.picklist([
  /** A code that can be paid; no one has said that it was. */
  'shown',
  /** The person has said "I have paid". */
  'said',
  /** A call was sent and has no answer yet (`asking`: for the address of the cashier's page). */
  'committing',
  'confirming',
  'asking',
  /** The bank waits for the SMS code. */
  'sms',
  /** The person has left for the cashier's page. */
  'away',
  /** The server has taken it. */
  'accepted',
  /** The answer was lost, or was not an answer of the business. */
  'unknown',
  'refused',
  'cancelled',
]);

/** A payment code of the server: a number to pay to, at a bank, at a counter, or in a further way. */
export const code = v.object({
  /** The number that is typed, shown or scanned. */
  number: v.pipe(v.string(), v.nonEmpty()),
  /** The choice of the address for which it was requested; empty fields if the address has none. */
  asked: v.object({ amount: v.string(), payType: v.string(), payCode: v.string() }),
  /** `1` bank, `2` counter, otherwise the server's group. */
  payType: v.pipe(v.string(), v.nonEmpty()),
  payCode: v.string(),
  /** The name of the bank or counter in the list; empty if the page was opened by a link. */
  placeName: v.string(),
  billNumber: v.string(),
  telephone: v.string(),
  expireTime: time,
  /** The channels of a bank, such as its app, and what to do there. */
  channels: v.array(v.object({ name: v.string(), steps: v.array(v.string()) })),
  groupName: v.string(),
  payee: v.string(),
  /** The content of the QR code; empty if there is none. */
  qrContent: v.string(),
  /** When the loan is due, after the extension if it pays one. */
  loanDue: time,
  /** When the server sent it last, epoch milliseconds. */
  savedAt: instant,
});

/** A payment by bank card. */
export const card = v.object({
  cardId: v.string(),
  bankName: v.string(),
  /** The last four digits of the number. */
  cardEnd: v.pipe(v.string(), v.maxLength(4)),
  /** A hash of the server's token: identifies the payment without storing it. */
  tokenHash: v.string(),
  /** The server's record that the SMS code confirms; empty if there is none. */
  recordId: v.string(),
});

/**
 * What the loan has shown about a payment. `unclear`: `money` has come since, which may be this payment, or `0` if even
 * that is not known. `settled`: the loan was paid off, also by this payment or without it.
 */
export const finding = v.variant('is', [
  v.object({ is: v.picklist(['arrived', 'settled']), at: instant }),
  v.object({ is: v.literal('unclear'), at: instant, money: minor }),
]);

/** One payment that began on this phone: with a code, by card, or, without both, on the cashier's page. */
export const payment = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** The count of its book when it began. */
  seq: count,
  orderId: v.string(),
  productId: v.string(),
  productName: v.string(),
  market: v.picklist(marketIds),
  /** What it pays: the loan, or the fee for a later due date. */
  purpose: v.picklist(['loan', 'extension']),
  /** What was asked to be paid, without fees of the way; empty if nothing was named. Only this goes to other pages. */
  asked: minor,
  /** What the debt falls by if it arrives; empty if that is not known. */
  off: minor,
  /** What is handed over, and the fee of the way, as the server wrote them; empty if it did not. */
  amount: v.string(),
  fee: v.string(),
  code: v.nullable(code),
  card: v.nullable(card),
  stage,
  /** The count of its book, and the time in epoch milliseconds, when it reached its stage. */
  stageSeq: count,
  stageAt: instant,
  startedAt: instant,
  /** When the person said "I have paid", epoch milliseconds. */
  saidAt: v.nullable(instant),
  /** When a complaint about it was sent, epoch milliseconds. */
  complainedAt: v.nullable(instant),
  /** The words of the server's refusal. */
  refusal: v.string(),
  /** Whether the person has deleted its receipt: it is no longer shown, but still warns before the next payment. */
  isHidden: v.boolean(),
  /** Whether the loan was read after it began, before any change: only such a change can be this payment. */
  isBased: v.boolean(),
  found: v.nullable(finding),
  /** Whether a page has shown the finding. */
  isTold: v.boolean(),
});

/** One answer about a loan: its plan, or its details if the plan has no rows. */
export const reading = v.object({
  /** The count of the book when it was asked. */
  seq: count,
  /** The server's time, epoch milliseconds; `null` if unknown. */
  at: v.nullable(instant),
  status: v.nullable(v.string()),
  /** The whole debt; `null` if the answer does not name it. */
  left: v.nullable(minor),
  /** The due dates of the waiting rows, epoch milliseconds, sorted. */
  dues: v.array(instant),
});

/** What this phone knows about the payments of one order. */
export const book = v.object({
  payments: v.array(payment),
  /** The newest reading that named a debt; if none ever did, the newest whole one. */
  last: v.nullable(reading),
  /** When the debt fell or a date moved last, by the server's time. */
  fellAt: v.nullable(instant),
  /** The count of the question whose answer showed the last change of the loan; 0 without a change. */
  changeSeq: count,
  /** Whether the lender has closed the loan (status 4): a smaller debt then proves no payment. */
  isClosed: v.boolean(),
  /** Whether the plan has no rows, so that the details name the whole debt; `null` before a plan was read. */
  hasRows: v.nullable(v.boolean()),
  /** Grows with each question and each payment; the only order of events. */
  count,
});
