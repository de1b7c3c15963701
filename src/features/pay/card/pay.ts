import { dueFace, endOf } from '@/domain/amount-due';
import type { MarketId } from '@/domain/languages';
import { newId } from '@/domain/new-id';
import type { OrderKey } from '@/domain/order-key';
import { begin, move, type Move, type NewPayment } from '@/domain/payments/book';
import { gate } from '@/domain/payments/gate';
import { type Book, emptyBook, type Payment, type Stage } from '@/domain/payments/payment';
import { loanDetailsQuery } from '@/features/loan/queries';
import {
  alternativeRepayment,
  type BankCard,
  commitRepayment,
  confirmRepayment,
} from '@/platform/api/contract/card-repayment';
import { type LoanDetails, loanDetails } from '@/platform/api/contract/loan';
import { wait } from '@/platform/browser/wait';
import { hash53 } from '@/platform/session/owner-id';
import { saveAttempt } from '@/platform/writes/save-attempt';
import { questionKey } from '../payments/gate';
import { changeBook, readBook, whenNoted, windowOf } from '../records/book';
import { askWay, isPayable, owedBy, repaymentWayQuery } from './queries';
import { cardEnd, look, moveFrom, type PayNeeds, type Problem, readWhole, runStep, time } from './step';

/** What was on screen when the person tapped. If the server says otherwise, nothing is sent. */
export type Tap = {
  order: OrderKey;
  market: MarketId;
  loan: LoanDetails;
  /** Minor units. */
  amount: bigint;
  /** The count of the book when the amount was asked for. */
  shownSeq: number;
  /** What the answered question rests on (`questionKey`); empty without a question. */
  confirmed: string;
};

/** The tokens of the payments of this page, by the id of the payment. They are secrets, so nothing stores them. */
const tokens = new Map<string, string>();

/** Changes a book by an attempt to pay. `taken`: the book does not allow it. */
const saveInBook = (needs: PayNeeds, orderId: string, decide: Parameters<typeof saveAttempt<Book>>[2]) =>
  saveAttempt<Book>({ update: async (key, change) => (await changeBook(needs, key, change)).outcome }, orderId, decide);

/** Whether the book allows this payment, or the person has answered the question that it asks. */
function mayPay(
  needs: PayNeeds,
  book: Book | null,
  { order, shownSeq, confirmed }: Pick<Tap, 'order' | 'shownSeq' | 'confirmed'>,
  loan: LoanDetails,
  isUnread = false,
): boolean {
  const given = gate(book, {
    purpose: 'loan',
    by: 'card',
    serverNow: needs.clock.serverNow(),
    isRead: true,
    end: endOf(loan),
    shownSeq,
    isUnread,
  });
  return given.is === 'go' || (given.is === 'ask' && questionKey(order.orderId, 'loan', given, book) === confirmed);
}

/** Begins a payment in the book, cancelled until it is sent: it cannot explain the next reading of the loan. */
async function beginPayment(needs: PayNeeds, tap: Tap, card: BankCard | null): Promise<Payment | Problem | null> {
  const { order, market, loan } = tap;
  const { orderId } = order;
  const amount = String(tap.amount);
  const id = newId();
  const payment: NewPayment = {
    id,
    ...order,
    productName: loan.productName,
    market,
    purpose: 'loan',
    asked: amount,
    off: amount,
    amount,
    fee: '',
    code: null,
    card: card && {
      cardId: card.id,
      bankName: card.bankName,
      cardEnd: cardEnd(card.cardNo),
      tokenHash: '',
      recordId: '',
    },
    stage: 'cancelled',
    stageAt: time(needs),
  };
  const saved = await saveInBook(needs, orderId, (old, unreadSince) =>
    mayPay(needs, old ?? null, tap, loan, unreadSince !== undefined) ? begin(old ?? emptyBook, payment) : undefined,
  );
  if (saved === 'taken') return null;
  if (saved !== 'saved') return { at: saved, error: null };
  windowOf(needs).watched.add(orderId);
  const { book } = await readBook(needs.storage, orderId);
  return book?.payments.find((one) => one.id === id) ?? null;
}

/** Reads a loan before money moves: only a later change can be its payment. @throws ApiError, MissingFileError */
async function readLoan(needs: PayNeeds, order: OrderKey): Promise<LoanDetails> {
  const { api, queryClient } = needs;
  const [loan] = await Promise.all([api.call(loanDetails, order, { retry: true }), readWhole(needs, order)]);
  await whenNoted(needs);
  queryClient.setQueryData(loanDetailsQuery(api, order).queryKey, loan);
  return loan;
}

/** Moves a payment on before it is sent, if the book allows it. @returns it, or why not */
async function moveToSend(
  needs: PayNeeds,
  payment: Payment,
  next: Omit<Move, 'stageAt'>,
  may: (book: Book) => boolean,
): Promise<Payment | Problem> {
  const saved = await saveInBook(needs, payment.orderId, (old) =>
    old && may(old) ? move(old, payment.id, { ...next, stageAt: time(needs) }) : undefined,
  );
  return saved === 'saved' ? { ...payment, ...next } : { at: saved === 'taken' ? 'changed' : saved, error: null };
}

/** Reads loan and amount before a payment is sent. @returns it at `stage`, or why not */
async function prepare(needs: PayNeeds, tap: Tap, payment: Payment, stage: Stage): Promise<Payment | Problem> {
  const { order } = tap;
  const { orderId } = order;
  const loan = await readLoan(needs, order);
  // Afterwards, because only the quote grows old: a slow loan would use up its time.
  const way = await askWay(needs, orderId);
  needs.queryClient.setQueryData(repaymentWayQuery(needs, orderId).queryKey, way);
  const card = payment.card && { ...payment.card, tokenHash: hash53(way.repayToken) };
  const isOffered = owedBy(way, loan) === tap.amount && dueFace(loan) === dueFace(tap.loan);
  tokens.set(payment.id, way.repayToken);
  return moveToSend(
    needs,
    payment,
    { stage, card },
    (book) => isOffered && mayPay(needs, book, tap, loan) && isPayable(way, book, performance.now()),
  );
}

/**
 * Sends a commit (specification section 7). `sendMsg` 0 pays; 1 requests another SMS code of the same payment: same
 * token, card and amount, so that the server finds its record.
 */
async function commit(
  { api }: PayNeeds,
  { id, orderId, asked: amount, card }: Payment,
  { id: cardId, bankName, cardNo, bankCode }: BankCard,
  repayToken: string,
  sendMsg: '0' | '1',
): Promise<Omit<Move, 'stageAt'>> {
  const request = { amount, bankName, cardId, cardNo, couponId: '', orderId, repayToken, bankCode, sendMsg };
  const { needValid, repayRecordId: recordId } = await api.call(
    commitRepayment,
    request,
    sendMsg === '0' ? { idempotencyKey: id } : {},
  );
  return { stage: needValid ? 'sms' : 'accepted', card: card && { ...card, recordId } };
}

/** Pays by card. */
export const payByCard = (needs: PayNeeds, tap: Tap, card: BankCard): Promise<Problem | null> =>
  runStep(needs, {
    order: tap.order,
    at: 'pay',
    begin: () => beginPayment(needs, tap, card),
    prepare: (payment) => prepare(needs, tap, payment, 'committing'),
    send: (payment) => commit(needs, payment, card, tokens.get(payment.id) ?? '', '0'),
    stages: { sending: 'committing', refused: 'refused', lost: 'unknown' },
  });

/** The token of a payment; `null` if it is lost: another one begins another payment. @param latest of the server now */
export function tokenOf({ id, card }: Payment, latest: string): string | null {
  return tokens.get(id) ?? (hash53(latest) === card?.tokenHash ? latest : null);
}

/** A payment as it is now, if it still waits for its SMS code. */
async function readWaiting({ storage }: PayNeeds, { id, orderId }: Payment): Promise<Payment | null> {
  const { book } = await readBook(storage, orderId);
  return book?.payments.find((one) => one.id === id && one.stage === 'sms') ?? null;
}

/** Requests another SMS code of a payment that waits for one; the first code stays valid. */
export const resendCode = (needs: PayNeeds, order: OrderKey, payment: Payment, card: BankCard, token: string) =>
  runStep(needs, {
    order,
    at: 'resend',
    begin: () => readWaiting(needs, payment),
    send: (waiting) => commit(needs, waiting, card, token, '1'),
    stages: { sending: 'sms', refused: 'sms', lost: 'sms' },
  });

/** Ends a payment that waits for its SMS code: without one no money moves, unless a refusal answered a copy. */
export const cancelCode = (needs: PayNeeds, payment: Payment) =>
  moveFrom(needs, 'sms', payment, { stage: payment.refusal === '' ? 'cancelled' : 'refused' });

/** Confirms a payment with the code of the SMS, or ends it if the loan, or a payment for it, has changed since. */
export const confirmCode = (needs: PayNeeds, order: OrderKey, payment: Payment, verifyCode: string) =>
  runStep(needs, {
    order,
    at: 'confirm',
    begin: () => readWaiting(needs, payment),
    async prepare(waiting) {
      const loan = await readLoan(needs, order);
      const tap = { order, shownSeq: waiting.seq, confirmed: '' };
      const next = await moveToSend(needs, waiting, { stage: 'confirming' }, ({ payments, ...book }) => {
        // The questions about what was there before are answered.
        const since = payments.filter(({ id, stageSeq }) => id !== waiting.id && stageSeq > waiting.seq);
        return mayPay(needs, { ...book, payments: since }, tap, loan);
      });
      if ('at' in next && next.at === 'changed') await cancelCode(needs, waiting);
      return next;
    },
    async send({ orderId, card }) {
      await needs.api.call(confirmRepayment, { orderId, verifyCode, repaymentRecordId: card?.recordId ?? '' });
      return { stage: 'accepted', refusal: '' };
    },
    stages: { sending: 'confirming', refused: 'sms', lost: 'unknown' },
  });

/** Longest time for leaving the page, milliseconds; afterwards the person is back, or has not left. */
const leavingMs = 3_000;

/** Opens the cashier's page (specification section 7). @param open may refuse it (decision 17, server addresses) */
export async function goOtherWay(
  needs: PayNeeds,
  tap: Tap,
  userId: string,
  open: (url: string) => 'opened' | 'refused',
): Promise<Problem | null> {
  let away: { payment: Payment; url: string } | undefined;
  const problem = await runStep(needs, {
    order: tap.order,
    at: 'other',
    begin: () => beginPayment(needs, tap, null),
    prepare: (payment) => prepare(needs, tap, payment, 'asking'),
    async send(payment) {
      const { id, orderId, asked: amount } = payment;
      const { url } = await needs.api.call(alternativeRepayment, { userId, orderId, amount }, { idempotencyKey: id });
      away = { payment, url };
      return { stage: 'away' };
    },
    stages: { sending: 'asking', refused: 'refused', lost: 'unknown' },
  });
  if (!away) return problem;
  if (open(away.url) === 'opened') {
    // The page is closing and must not react meanwhile.
    await wait(leavingMs);
    return null;
  }
  await moveFrom(needs, 'away', away.payment, { stage: 'cancelled' });
  return { at: 'address', error: null };
}

/** The person reports that nothing was paid on the cashier's page. The loan is read first. @throws ApiError */
export async function giveUpOtherWay(needs: PayNeeds, order: OrderKey, payment: Payment): Promise<void> {
  const { isOpen } = await look(needs, order, payment.id);
  if (isOpen) await moveFrom(needs, 'away', payment, { stage: 'cancelled' });
}
