import { millisecondsInDay } from 'date-fns/constants';
import {
  isOpen,
  isStrong,
  isUnderWay,
  type Book,
  type Finding,
  type Payment,
  type Purpose,
  type Reading,
} from './payment';

/** For so long a slow copy of the loan may show what was true before, milliseconds. */
const maxCopyLagMs = 600_000;

/** So many payments that are over stay in the book, and for so long, milliseconds. */
const maxOver = 20;
const maxOverMs = 180 * millisecondsInDay;

const moneyOf = (found: Finding | null): bigint => (found?.is === 'unclear' ? BigInt(found.money) : 0n);

function withFinding(payment: Payment, is: Finding['is'], at: number, money = 0n): Payment {
  if (payment.found?.is === is && moneyOf(payment.found) === money) return payment;
  return { ...payment, found: is === 'unclear' ? { is, at, money: String(money) } : { is, at }, isTold: false };
}

const isWaiting = (one: Payment): boolean => isStrong(one) && !one.found;

/** No change can show any more whether the payments arrived that have no finding yet. */
const giveUp = (payments: readonly Payment[], at: number): Payment[] =>
  payments.map((one) => (isWaiting(one) ? withFinding(one, 'unclear', at) : one));

/** More than any debt, so that it never fits. */
const unknownSum = 10n ** 30n;

/**
 * Whether money may have left: not before the SMS code, whose refusal may answer a copy of one that has paid; not if it
 * was cancelled, unless it had led to the page of a partner.
 */
function mayHavePaid({ stage, refusal, card, seq, stageSeq }: Payment): boolean {
  if (stage === 'cancelled') return card === null && stageSeq > seq;
  return stage !== 'sms' || refusal !== '';
}

/** What a payment takes off the debt, or one move of the dates: a code of another sum than the fee may pay the loan. */
function takes({ purpose, off, asked }: Payment): bigint {
  if (purpose === 'loan') return off === '' ? unknownSum : BigInt(off);
  return off === '' || off === asked ? 1n : unknownSum;
}

/**
 * Explains one change: it is the one payment that it fits. If that is not certain, all that it may be are unclear.
 * @param came by how much the debt fell, or one move of the dates; 0 if that does not show what came
 */
function explain(payments: readonly Payment[], purpose: Purpose, came: bigint, at: number): Payment[] {
  // Without a base, a strong payment may be a part of the change: it is meant, but never certain.
  const open = payments.filter(
    (one) => one.purpose === purpose && isOpen(one) && mayHavePaid(one) && (one.isBased || isStrong(one)),
  );
  const strong = open.filter(isStrong);
  const fits = (one: Payment) => takes(one) === came;
  const meant = [strong.filter(fits), open.filter(fits)].find(({ length }) => length > 0) ?? strong;
  const isBased = meant.every((one) => one.isBased);
  // Only the money that came for each of them.
  const [earlier = 0n] = meant.map(({ found }) => moneyOf(found)).sort((one, other) => Number(one - other));
  const money = isBased ? came + earlier : 0n;
  const sum = meant.reduce((total, one) => total + takes(one), 0n);
  // One alone; or two at once, the last of two, the rest of one.
  const isWhole = sum === money || (sum === came && meant.length === 1);
  return payments.map((one) => {
    if (!meant.includes(one)) return one;
    if (isBased && isWhole && came > 0n) return withFinding(one, 'arrived', at);
    // A move of the dates is not money.
    return withFinding(one, 'unclear', at, purpose === 'loan' && isBased ? came + moneyOf(one.found) : 0n);
  });
}

/** No date is earlier or later than one that is not known. */
const dateAt = (dues: readonly number[], index: number): number => dues.at(index) ?? NaN;

/** A date is new in the plan: a paid row only takes dates away. */
const hasNewDate = (before: readonly number[], after: readonly number[]): boolean =>
  after.some((due) => after.filter((one) => one === due).length > before.filter((one) => one === due).length);

/** The dates moved to later days, as an extension moves them. */
const isMove = (before: readonly number[], after: readonly number[], fall: bigint): boolean =>
  hasNewDate(before, after) &&
  after.length <= before.length &&
  (dateAt(after, -1) > dateAt(before, -1) || (dateAt(after, 0) >= dateAt(before, 0) && fall <= 0n));

const debtIn = ({ left }: Reading): bigint => BigInt(left ?? 0);

/**
 * The payments after a rise of the debt, of which those that it may have taken back are unclear again.
 * @param isOnlyWhole only what is the whole rise was taken back
 */
function takeBack({ payments, last }: Book, rise: bigint, isOnlyWhole: boolean, at: number): Payment[] {
  return payments.map((one) => {
    const { purpose, found } = one;
    // What has moved no money waits again.
    if (found?.is === 'settled' && last?.left === '0')
      return mayHavePaid(one) ? withFinding(one, 'unclear', at) : { ...one, found: null };
    const money = purpose === 'extension' ? 0n : found?.is === 'arrived' ? takes(one) : moneyOf(found);
    const isTakenBack = money > 0n && (isOnlyWhole ? money === rise : money <= rise);
    return isTakenBack ? withFinding(one, 'unclear', at) : one;
  });
}

/** Notes a readable debt after another one. @returns without the reading if it may be a slow copy of the loan */
function compare(book: Book, last: Reading, next: Reading, at: number): Book {
  const fall = debtIn(last) - debtIn(next);
  const [first, firstBefore] = [dateAt(next.dues, 0), dateAt(last.dues, 0)];
  const isMoved = isMove(last.dues, next.dues, fall);
  if (!isMoved && (fall < 0n || first < firstBefore)) {
    // Later it is a charge, or money that was taken back.
    if (next.at === null) return book;
    if (book.fellAt === null) return { ...book, fellAt: next.at };
    if (next.at - book.fellAt < maxCopyLagMs) return book;
  }
  const isLate = firstBefore < (next.at ?? Infinity);
  let { payments } = book;
  // A late loan grows by charges: only the row of a payment, or its very sum, shows that it was taken back.
  if (fall < 0n && !isMoved) payments = takeBack(book, -fall, isLate && !(first < firstBefore), at);
  if (hasNewDate(last.dues, next.dues) || first > firstBefore)
    payments = explain(payments, 'extension', isMoved ? 1n : 0n, at);
  // The charges of a late loan may go with its dates: then the fall is not what was paid.
  if (fall > 0n) payments = explain(payments, 'loan', isMoved && isLate ? 0n : fall, at);
  const change = fall > 0n || isMoved ? { fellAt: next.at, changeSeq: next.seq } : {};
  return { ...book, payments, last: next, ...change };
}

/** The payments without those that are over and old. One that may still arrive stays. */
function withoutOld(payments: readonly Payment[], now: number): Payment[] {
  const isOver = (one: Payment) => !isUnderWay(one);
  const newest = new Set(payments.filter(isOver).slice(-maxOver));
  return payments.filter((one) => !isOver(one) || (newest.has(one) && now - one.startedAt < maxOverMs));
}

/**
 * Notes an answer about the loan: explains the change since the last one once, by payments at most once (decision 95,
 * book of payments). An answer to an earlier question, or one that was noted before, changes nothing. We assume that
 * an answer is not older than its question.
 * @param now epoch milliseconds of this device, for a finding if the answer has no time
 * @returns the same book if nothing changed
 */
export function note(book: Book, reading: Reading, now: number): Book {
  const { last, payments } = book;
  const { seq, status } = reading;
  const at = reading.at ?? now;
  if (last && seq <= last.seq) return book;
  if (book.isClosed || status === '4')
    return book.isClosed && !payments.some(isWaiting)
      ? book
      : { ...book, payments: giveUp(payments, at), isClosed: true };
  const isPaidOff = status === '200' && debtIn(reading) === 0n;
  if (reading.left === null && !isPaidOff)
    // A whole answer that names no debt is still a look, which the gate asks for.
    return book.hasRows === false && !last?.left ? { ...book, last: reading } : book;
  const next = isPaidOff ? { ...reading, left: '0', dues: [] } : reading;
  const noted = last?.left
    ? compare(book, last, next, at)
    : // What was said or sent before the first reading may have arrived before it.
      { ...book, payments: giveUp(payments, at), last: next, fellAt: next.at };
  if (noted.last !== next) return noted;
  const isRepaid = debtIn(next) === 0n;
  const based = noted.payments.map((one) => ({
    ...(isRepaid && isUnderWay(one) ? withFinding(one, 'settled', at) : one),
    isBased: one.isBased || one.seq < seq,
  }));
  return { ...noted, payments: withoutOld(based, now) };
}
