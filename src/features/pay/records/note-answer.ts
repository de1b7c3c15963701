import { type DueDay, dueFace, dueOf, endOf } from '@/domain/amount-due';
import { lenderDate } from '@/domain/calendar-days';
import { hasRows, planOfLoan, waitingPayments } from '@/domain/loan-plan';
import { marketOf } from '@/domain/market';
import { sumMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { move } from '@/domain/payments/book';
import { note } from '@/domain/payments/note';
import { type Book, isOpen, type Reading, type Stage } from '@/domain/payments/payment';
import { parseServerTime } from '@/domain/server-time';
import { loanDetailsQuery } from '@/features/loan/queries';
import { type LoanDetails, loanDetails } from '@/platform/api/contract/loan';
import { type InstallmentPlan, installmentPlan } from '@/platform/api/contract/repayment';
import { oncePer } from '@/platform/browser/once-per';
import type { Services } from '@/platform/services';
import { withLock } from '@/platform/writes/lock';
import { installmentPlanQuery } from '../queries';
import { type BookNeeds, changeBook, payLock, readBook, whenNoted } from './book';

export type ReadingNeeds = BookNeeds & Pick<Services, 'api' | 'clock' | 'session'>;

/** An answer about a loan that has a book. `seq`: the count of the book when it was asked. */
export type LoanAnswer = { order: OrderKey; seq: number } & (
  | { call: 'details'; answer: LoanDetails }
  | { call: 'plan'; answer: InstallmentPlan }
);

/** What a page has seen of a loan. */
type Seen = {
  /** The last details. */
  details?: Extract<LoanAnswer, { call: 'details' }>;
  /** The details for which the plan was asked, and how often it still is. */
  asked?: { face: string; asks: number };
  /** The details when the plan was noted last. */
  faceAtPlan?: string;
};

const seenOf = oncePer<Seen>();

function duesOf(days: readonly DueDay[], utcOffset: string): number[] {
  return days.flatMap(({ at }) => parseServerTime(at, utcOffset)?.instant ?? []).sort((one, other) => one - other);
}

/** An answer as a reading. The details name the whole debt only if the plan has no rows, otherwise only the status. */
function readingOf(asked: LoanAnswer, book: Book, at: number | null, utcOffset: string): Reading {
  const { seq } = asked;
  const today = lenderDate(at ?? 0, utcOffset);
  if (asked.call === 'plan') {
    const waiting = waitingPayments(planOfLoan(asked.answer, { today, utcOffset }));
    const left = String(sumMinor(waiting.map(({ total }) => total)));
    return { seq, at, status: null, left, dues: duesOf(waiting, utcOffset) };
  }
  const { orderStatus: status } = asked.answer;
  const due = dueOf(asked.answer, utcOffset, today);
  const isWhole = book.hasRows === false && due.sum !== null;
  return {
    seq,
    at,
    // Repaid with an amount due does not say that nothing is owed.
    status: status === '200' && endOf(asked.answer) !== 'repaid' ? null : status,
    left: isWhole ? String(due.sum) : null,
    dues: isWhole ? duesOf([due], utcOffset) : [],
  };
}

/** How often the plan is asked after a change of the details: a server may show it in the plan a little later. */
const asksAfterChange = 3;

/** Whether the plan has to be asked, because the details are new or have changed: only it names the whole debt. */
function isPlanWanted(seen: Seen, details: LoanDetails): boolean {
  const face = dueFace(details);
  const asks = seen.asked?.face === face ? seen.asked.asks : seen.asked ? asksAfterChange : 1;
  seen.asked = { face, asks: Math.max(0, asks - 1) };
  return asks > 0;
}

/** Whether the plan shows a change that the details on the page do not show yet. */
function areDetailsOld(seen: Seen): boolean {
  const [before, face] = [seen.faceAtPlan, seen.details ? dueFace(seen.details.answer) : ''];
  seen.faceAtPlan = face;
  return before === undefined || before === face;
}

/** Notes an answer about a loan in its book, and asks for the plan or the details where they are missing or old. */
export async function noteAnswer(needs: ReadingNeeds, asked: LoanAnswer): Promise<void> {
  const { clock, session } = needs;
  const { orderId } = asked.order;
  const { utcOffset } = marketOf(session.commonParams()['pop']);
  const at = clock.serverNow();
  const seen = seenOf(needs.queryClient, [orderId], () => ({}));
  if (asked.call === 'details') seen.details = asked;

  let changeSeq = 0;
  const { book } = await changeBook(needs, orderId, (old) => {
    if (!old) return old;
    ({ changeSeq } = old);
    const isEmpty = asked.call === 'plan' && !hasRows(asked.answer);
    // Rows do not go away: what the details name then is not the whole debt.
    const known = asked.call === 'plan' ? { ...old, hasRows: !isEmpty || old.hasRows === true } : old;
    const used = isEmpty ? seen.details : asked;
    return used ? note(known, readingOf(used, known, at, utcOffset), clock.now()) : known;
  });
  if (asked.call === 'plan' && areDetailsOld(seen) && book && book.changeSeq > changeSeq)
    void needs.queryClient.invalidateQueries({ queryKey: loanDetailsQuery(needs.api, asked.order).queryKey });
  const isOpenOne = book?.hasRows !== false && book?.payments.some((payment) => isOpen(payment));
  if (asked.call === 'details' && isOpenOne && isPlanWanted(seen, asked.answer))
    // Not awaited: noting that answer waits for this one. Without an answer, the next one about the loan is noted.
    void readWholeLoan(needs, asked.order).catch(() => undefined);
}

/**
 * Reads the whole debt of a loan, which the door above notes: from its plan, or its details if the plan has no rows. It
 * asks the server itself, because the answer to an earlier question is not the loan of this moment.
 * @throws ApiError
 */
export async function readWholeLoan(
  { api, queryClient }: Pick<ReadingNeeds, 'api' | 'queryClient'>,
  order: OrderKey,
): Promise<void> {
  const plan = await api.call(installmentPlan, order, { retry: true });
  queryClient.setQueryData(installmentPlanQuery(api, order).queryKey, plan);
  if (!hasRows(plan)) {
    const details = await api.call(loanDetails, order, { retry: true });
    queryClient.setQueryData(loanDetailsQuery(api, order).queryKey, details);
  }
  await whenNoted({ queryClient });
}

const inFlight: ReadonlySet<Stage> = new Set(['committing', 'confirming', 'asking']);

const inFlightOf = (book: Book | null | undefined) => book?.payments.filter(({ stage }) => inFlight.has(stage)) ?? [];

/** The outcome of a payment whose page was killed is unknown: no window waits for its answer any more. */
export async function endKilled(
  { clock, ...needs }: BookNeeds & Pick<Services, 'clock'>,
  orderId: string,
): Promise<void> {
  if (inFlightOf((await readBook(needs.storage, orderId)).book).length === 0) return;
  const stageAt = clock.serverNow() ?? clock.now();
  await withLock(needs.storage, payLock(orderId), () =>
    changeBook(needs, orderId, (old) =>
      inFlightOf(old).reduce((book, { id }) => book && move(book, id, { stage: 'unknown', stageAt }), old),
    ),
  );
}
