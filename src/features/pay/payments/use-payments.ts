import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { findingOf, tell } from '@/domain/payments/book';
import { type Book, isOpen, isUnderWay, type Payment, type Stage } from '@/domain/payments/payment';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useServices } from '@/platform/services';
import { type PollPlan, usePolling } from '@/ui/use-polling';
import { changeBook, windowOf } from '../records/book';
import { newsOf, underWayOf, useBook } from './use-book';

/** A code that can be paid is on screen: after 15 s, then with doubling pauses up to five minutes, for an hour. */
const shownPlan: PollPlan = { first: 15_000, longest: 300_000, window: 3_600_000 };

/** "I have paid": after 5, 10, 20, 40 and 80 seconds, then every two minutes (decision 14, virtual account). */
const saidPlan: PollPlan = { first: 5_000, longest: 120_000, window: 15 * 60_000 };

/** Sent by card, or on the cashier's page: after 2 s, 4 s … 32 s, then every minute, as the borrower waits. */
const sentPlan: PollPlan = { first: 2_000, longest: 60_000, window: 15 * 60_000, isAtOnce: true };

const plans: Partial<Record<Stage, PollPlan>> = { shown: shownPlan, said: saidPlan };

/** The plan of the payment that the person waits for most. */
export function pollPlanOf(waiting: readonly Pick<Payment, 'stage'>[]): PollPlan {
  const ofEach = waiting.map(({ stage }) => plans[stage] ?? sentPlan);
  return ofEach.reduce((soonest, plan) => (plan.first < soonest.first ? plan : soonest), shownPlan);
}

/** Whether the whole debt has to be read for a payment: it began, or its answer was lost, after the last reading. */
function needsWholeLoan(payment: Payment, { last }: Book): boolean {
  return !payment.isBased || (payment.stage === 'unknown' && (last === null || last.seq <= payment.stageSeq));
}

/** The payments of an order, as every page reads them. */
export type OrderPayments = ReturnType<typeof usePayments>;

/**
 * The payments of an order (decision 95, book of payments). While one is under way, the loan is polled; what it shows
 * is noted on its way (`createReadings`).
 * @param isPolled which payments the page waits for; by default those that are under way
 */
export function usePayments(order: OrderKey, isPolled: (payment: Payment) => boolean = isUnderWay) {
  const { api, storage, clock } = useServices();
  const queryClient = useQueryClient();
  const { orderId } = order;
  const { book, isKnown, unreadSince } = useBook(orderId);
  const hasBook = isKnown && book !== null;

  useEffect(() => {
    if (hasBook) windowOf({ queryClient }).watched.add(orderId);
  }, [hasBook, orderId, queryClient]);

  const waiting = book?.payments.filter((one) => one.stage !== 'sms' && isOpen(one) && isPolled(one)) ?? [];
  const loanQuery = loanDetailsQuery(api, order);
  const loan = useQuery({ ...loanQuery, enabled: false });
  const isWholeWanted = useRef(false);
  const poll = usePolling(isKnown && waiting.length > 0, pollPlanOf(waiting), async () => {
    if (waiting.some(({ code }) => code === null)) {
      const { endKilled } = await import('../records/note-answer');
      await endKilled({ storage, queryClient, clock }, orderId);
    }
    await queryClient.fetchQuery({ ...loanQuery, staleTime: 0 });
    const isWhole = isWholeWanted.current || (book && waiting.some((one) => needsWholeLoan(one, book)));
    if (!isWhole) return;
    const { readWholeLoan } = await import('../records/note-answer');
    await readWholeLoan({ api, queryClient }, order);
    isWholeWanted.current = false;
  });

  return {
    order,
    isKnown,
    book,
    unreadSince,
    underWay: underWayOf(book),
    news: newsOf(book),
    /** Reads the whole loan at once: only that is the last look which pages name. */
    checkAgain: () => {
      isWholeWanted.current = true;
      poll();
    },
    isChecking: loan.isFetching,
    /** The error of the last check, `null` if it succeeded. */
    checkError: loan.error,
  };
}

/** The state of the loan that each entry of the history has shown, as the book counts them. */
const shownSeqs = new Map<string, number>();

/**
 * Reads the loan, then the figures of a page, again when the loan has changed since the page has shown it: also while
 * the person was on a later page, or in another window.
 * @param readFigures returns `false` if the person has left: the page reads them when she comes back
 */
export function useNewFigures({ order, book, isKnown }: OrderPayments, readFigures: () => unknown): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const changeSeq = isKnown ? (book?.changeSeq ?? 0) : null;
  const read = useEffectEvent(async (entry: string, shownSeq: number) => {
    await queryClient.prefetchQuery({ ...loanDetailsQuery(api, order), staleTime: 0 });
    if ((await readFigures()) === false) shownSeqs.set(entry, shownSeq);
  });
  useEffect(() => {
    if (changeSeq === null) return;
    const entry = router.state.location.state.__TSR_key ?? '';
    const shownSeq = shownSeqs.get(entry);
    if (shownSeq !== undefined && shownSeq !== changeSeq) void read(entry, shownSeq);
    shownSeqs.set(entry, changeSeq);
  });
}

/** Notes that the person has seen the findings of these payments of an order, as they are on screen. */
export function useTold(orderId: string, shown: readonly Payment[]): void {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const untold = shown.filter(({ found, isTold }) => found && !isTold);
  const note = useEffectEvent(() => changeBook({ storage, queryClient }, orderId, (old) => old && tell(old, untold)));
  const findings = untold.map(findingOf).join();
  useEffect(() => {
    if (findings !== '') void note();
  }, [findings]);
}
