import type { MarketId } from '../languages';

/** Minor units as digits: a record has no bigint. */
type Minor = string;

/** What a payment pays: the loan, or the fee for a later due date. */
export type Purpose = 'loan' | 'extension';

/** What the phone itself did, or was told by the person or the server. What the loan shows is a `Finding`. */
export type Stage =
  /** A code that can be paid; no one has said that it was. */
  | 'shown'
  /** The person has said "I have paid". */
  | 'said'
  /** A call was sent and has no answer yet (`asking`: for the address of the cashier's page). */
  | 'committing'
  | 'confirming'
  | 'asking'
  /** The bank waits for the SMS code. */
  | 'sms'
  /** The person has left for the cashier's page. */
  | 'away'
  /** The server has taken it. */
  | 'accepted'
  /** The answer was lost, or was not an answer of the business. */
  | 'unknown'
  | 'refused'
  | 'cancelled';

/**
 * What the loan has shown about a payment. `unclear`: `money` has come since, which may be this payment, or `0` if even
 * that is not known. `settled`: the loan was paid off, also by this payment or without it.
 */
export type Finding = { is: 'arrived' | 'settled'; at: number } | { is: 'unclear'; at: number; money: Minor };

/** A channel of a bank, such as its app, and what to do there. */
export type Channel = { name: string; steps: string[] };

/** A payment code of the server: a number to pay to, at a bank, at a counter, or in a further way. */
export type CodeFacts = {
  /** The number that is typed, shown or scanned. */
  number: string;
  /** The choice of the address for which it was requested; empty fields if the address has none. */
  asked: { amount: string; payType: string; payCode: string };
  /** `1` bank, `2` counter, otherwise the server's group. */
  payType: string;
  payCode: string;
  /** The name of the bank or counter in the list; empty if the page was opened by a link. */
  placeName: string;
  billNumber: string;
  telephone: string;
  /** As the server wrote it. */
  expireTime: string | number | null;
  channels: Channel[];
  groupName: string;
  payee: string;
  /** The content of the QR code; empty if there is none. */
  qrContent: string;
  /** When the loan is due, after the extension if it pays one: a day, an instant, or the server's words. */
  loanDue: string | number | null;
  /** When the server sent it last, epoch milliseconds. */
  savedAt: number;
};

/** A payment by bank card. */
export type CardFacts = {
  cardId: string;
  bankName: string;
  /** The last four digits of the number. */
  cardEnd: string;
  /** A hash of the server's token: identifies the payment without storing it. */
  tokenHash: string;
  /** The server's record that the SMS code confirms; empty if there is none. */
  recordId: string;
};

/** One payment that began on this phone: with a code, by card, or, without both, on the cashier's page. */
export type Payment = {
  id: string;
  /** The count of its book when it began. */
  seq: number;
  orderId: string;
  productId: string;
  productName: string;
  market: MarketId;
  purpose: Purpose;
  /** What was asked to be paid, without fees of the way; empty if nothing was named. Only this goes to other pages. */
  asked: Minor;
  /** What the debt falls by if it arrives; empty if that is not known. */
  off: Minor;
  /** What is handed over, and the fee of the way, as the server wrote them; empty if it did not. */
  amount: string;
  fee: string;
  code: CodeFacts | null;
  card: CardFacts | null;
  stage: Stage;
  /** The count of its book, and the time in epoch milliseconds, when it reached its stage. */
  stageSeq: number;
  stageAt: number;
  startedAt: number;
  /** When the person said "I have paid", epoch milliseconds. */
  saidAt: number | null;
  /** When a complaint about it was sent or queued, epoch milliseconds. */
  complainedAt: number | null;
  /** The words of the server's refusal. */
  refusal: string;
  /** Whether the person has deleted its receipt: it is no longer shown, but still warns before the next payment. */
  isHidden: boolean;
  /** Whether the loan was read after it began, before any change: only such a change can be this payment. */
  isBased: boolean;
  found: Finding | null;
  /** Whether a page has shown the finding. */
  isTold: boolean;
};

export type CodePayment = Payment & { code: CodeFacts };

/** One answer about a loan: its plan, or its details if the plan has no rows. */
export type Reading = {
  /** The count of the book when it was asked. */
  seq: number;
  /** The server's time, epoch milliseconds; `null` if unknown. */
  at: number | null;
  status: string | null;
  /** The whole debt; `null` if the answer does not name it. */
  left: Minor | null;
  /** The due dates of the waiting rows, epoch milliseconds, sorted. */
  dues: number[];
};

/** What this phone knows about the payments of one order. */
export type Book = {
  payments: Payment[];
  /** The newest reading that named a debt. */
  last: Reading | null;
  /** When the debt fell or a date moved last, by the server's time. */
  fellAt: number | null;
  /** The count of the question whose answer showed the last change of the loan; 0 without a change. */
  changeSeq: number;
  /** Whether the lender has closed the loan (status 4): a smaller debt then proves no payment. */
  isClosed: boolean;
  /** Whether the plan has no rows, so that the details name the whole debt; `null` before a plan was read. */
  hasRows: boolean | null;
  /** Grows with each question and each payment; the only order of events. */
  count: number;
};

export const emptyBook: Book = {
  payments: [],
  last: null,
  fellAt: null,
  changeSeq: 0,
  isClosed: false,
  hasRows: null,
  count: 0,
};

const weak: ReadonlySet<Stage> = new Set(['shown', 'refused', 'cancelled']);

/** Whether the person or the server says that money was sent. */
export const isStrong = ({ stage }: Pick<Payment, 'stage'>): boolean => !weak.has(stage);

/** Whether the loan has not shown how it ended. */
export const isOpen = ({ found }: Pick<Payment, 'found'>): boolean => found === null || found.is === 'unclear';

/** Whether a person or a server says that it was paid, and the loan does not show it for certain. */
export const isUnderWay = (payment: Pick<Payment, 'stage' | 'found'>): boolean => isStrong(payment) && isOpen(payment);

export const isCode = (payment: Payment): payment is CodePayment => payment.code !== null;

/** The debt that may be named, minor units; `null` if it is not known. */
export function leftOf(book: Book | null): bigint | null {
  const left = book && !book.isClosed ? book.last?.left : null;
  return typeof left === 'string' ? BigInt(left) : null;
}
