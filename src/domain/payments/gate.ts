import { millisecondsInDay } from 'date-fns/constants';
import { isOpen, isUnderWay, leftOf, type Book, type Payment, type Purpose, type Stage } from './payment';

/** Why a code, or a payment by card, is not offered without a question. The first reason that holds is named. */
const reasons = [
  /** An operator has closed this way of paying. */
  ['way-closed', { code: 'not', card: 'not' }],
  /** A record of another build cannot be read. */
  ['unread', { code: 'ask', card: 'ask' }],
  /** A payment may be on its way: sent, on the cashier's page, or taken by the server less than a day ago. */
  ['under-way', { code: 'ask', card: 'not' }],
  /** The bank waits for the SMS code of a payment. */
  ['sms', { code: 'ask', card: 'not' }],
  /** A payment of the same purpose was said or sent, and the loan does not show it. */
  ['said', { code: 'ask', card: 'ask' }],
  /** Nothing is owed. */
  ['settled', { code: 'ask', card: 'not' }],
  /** The lender has closed the loan, which does not say whether anything is owed. */
  ['closed', { code: 'ask', card: 'not' }],
  /** It is not certain whether a payment of the same purpose arrived. */
  ['unclear', { code: 'ask', card: 'ask' }],
  /** The loan has changed since the figures or the code on the page. */
  ['changed', { code: 'ask', card: 'not' }],
  /** The server refused a payment of the same purpose less than a day ago. */
  ['refused', { code: 'go', card: 'ask' }],
  /** The loan has not been read on this visit. */
  ['not-read', { code: 'go', card: 'not' }],
] as const;

export type Reason = (typeof reasons)[number][0];

export type Gate =
  | { is: 'go' }
  /** `ask`: after one question. `payments`: those that the words name. */
  | { is: 'ask' | 'not'; because: Reason; payments: readonly Payment[] };

export type Asked = {
  purpose: Purpose;
  /** `code`: everything that shows or requests a number to pay to. `card`: also the cashier's page of a partner. */
  by: 'code' | 'card';
  /** The server's time, epoch milliseconds; `null` if unknown. */
  serverNow: number | null;
  /** Whether the loan was read on this visit. */
  isRead: boolean;
  /** How the loan ended by the answer of this visit, if it did: an order without payments has no book. */
  end: 'repaid' | 'closed' | null;
  /** The count of the reading or code on which the figures of the page rest; `null` if it shows none yet. */
  shownSeq?: number | null;
  /** Whether a record of another build cannot be read. */
  isUnread: boolean;
  isWayClosed?: boolean;
};

const sentStages: ReadonlySet<Stage> = new Set(['committing', 'confirming', 'asking', 'away']);

/** The reason in a payment itself; `null` if it does not speak against another one. */
function reasonIn(payment: Payment, asked: Asked, lookedSeq: number): Reason | null {
  const { stage, stageAt, stageSeq, purpose, found } = payment;
  const isYoung = asked.serverNow === null || asked.serverNow - stageAt < millisecondsInDay;
  if (isUnderWay(payment)) {
    if (sentStages.has(stage) || (stage === 'unknown' && stageSeq > lookedSeq) || (stage === 'accepted' && isYoung))
      return 'under-way';
    if (stage === 'sms') return 'sms';
  }
  if (purpose !== asked.purpose || !isOpen(payment)) return null;
  if (found !== null) return 'unclear';
  if (stage === 'refused') return isYoung ? 'refused' : null;
  return isUnderWay(payment) ? 'said' : null;
}

/** Whether a reason holds that is not in a payment. */
const holdsBesidePayments: Partial<Record<Reason, (asked: Asked, book: Book | null) => boolean>> = {
  'way-closed': ({ isWayClosed = false }) => isWayClosed,
  unread: ({ isUnread }) => isUnread,
  settled: ({ end }, book) => end === 'repaid' || leftOf(book) === 0n,
  closed: ({ end }, book) => end === 'closed' || book?.isClosed === true,
  changed: ({ shownSeq = null }, book) => shownSeq !== null && book !== null && book.changeSeq > shownSeq,
  'not-read': ({ isRead }) => !isRead,
};

/**
 * Whether a page may offer a payment, or request a code: one table for every pay button (decision 95, book of
 * payments). What forbids comes before what asks, so that a confirmed question never opens what another reason forbids.
 */
export function gate(book: Book | null, asked: Asked): Gate {
  const named = (book?.payments ?? []).map((one) => ({ one, reason: reasonIn(one, asked, book?.last?.seq ?? 0) }));
  const holding = reasons.filter(
    ([because]) => named.some(({ reason }) => reason === because) || holdsBesidePayments[because]?.(asked, book),
  );
  for (const is of ['not', 'ask'] as const) {
    const row = holding.find(([, answers]) => answers[asked.by] === is);
    if (!row) continue;
    const [because] = row;
    return { is, because, payments: named.filter(({ reason }) => reason === because).map(({ one }) => one) };
  }
  return { is: 'go' };
}

/**
 * What a question rests on: a confirmed question is not asked again while this is the same, which are the payments that
 * it names as they are, and the last change of the loan. Without such payments an answer may say how the loan ended
 * before the book does: then it rests on the reason, and on what the loan has shown about the payments.
 */
export function restsOn(given: Gate, book: Book | null): string {
  if (given.is === 'go') return '';
  const { because, payments } = given;
  if (payments.length > 0)
    return JSON.stringify([
      payments.map(({ id, stage, found }) => [id, stage, found]),
      book?.changeSeq,
      book?.isClosed,
    ]);
  return JSON.stringify([because, because === 'changed' ? book?.changeSeq : book?.payments.map(({ found }) => found)]);
}
