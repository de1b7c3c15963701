import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { type Book, isOpen, isUnderWay, type Payment } from '@/domain/payments/payment';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { isRepeated } from '@/platform/writes/outcome';
import { useIsHere, useOnce } from '@/ui/component-life';
import { useToast } from '@/ui/toast';
import { createTapLock } from '@/ui/use-write';
import { useLoanNow, usePaymentGate } from '../payments/gate';
import { type OrderPayments, usePayments } from '../payments/use-payments';
import { readBook } from '../records/book';
import type { Tap } from './pay';
import { useProblemWords } from './problem-notice';
import { isPayable, owedBy, repaymentWayQuery } from './queries';
import { type Busy, isInBook, type PayNeeds, type Problem } from './step';

/** The newest payment by card or on the cashier's page that was sent. */
export function newestSent(book: Book | null): Payment | undefined {
  const isSent = ({ code, stage, found, isHidden }: Payment) =>
    code === null && !isHidden && (stage !== 'cancelled' || found !== null);
  const sent = book?.payments.filter(isSent);
  return sent?.at(-1);
}

/** Whether the loan shows the payment, and it has a receipt of its own. */
const isReceived = ({ code, found, isHidden }: Payment) => code === null && found?.is === 'arrived' && !isHidden;

/** The payment whose receipt no page has shown; without one the newest that was sent. */
export const shownFirst = (book: Book | null): Payment | undefined =>
  book?.payments.find((one) => isReceived(one) && !one.isTold) ?? newestSent(book);

/**
 * Problems without a toast: the open code step shows them, or "failed" may be wrong. A confirmation whose outcome is
 * unknown has the message of the specification (section 8).
 */
const isShownOnPage = (problem: Problem, payment: Payment | undefined) =>
  payment?.stage === 'sms' || (problem.at !== 'confirm' && isInBook(problem) && !isRepeated(problem.error));

/** The payments that have led to their receipt once: a full phone cannot note that the receipt was shown. */
const led = new Set<string>();

/** What paying needs of the app, for a component. */
export function usePayNeeds(): PayNeeds {
  const { api, storage, clock } = useServices();
  return { api, storage, clock, queryClient: useQueryClient() };
}

/**
 * Opens the receipt of a payment that arrives while the page waits for it, or that no page has told; another window may
 * have shown the receipt first.
 * @returns `metByTap`: the page waits for the newest payment after a tap, which another window may have begun.
 *   `undefined` if the tap met none: after the newest was cancelled, an earlier one is the newest again
 */
function useReceipt({ order, book, isKnown }: OrderPayments, isIdle: boolean) {
  const navigate = useNavigate();
  const [waitsFor, setWaitsFor] = useState<string>();
  const newest = newestSent(book);
  if (newest && isUnderWay(newest) && waitsFor !== newest.id) setWaitsFor(newest.id);
  const isNew = ({ id, isTold }: Payment) => !led.has(id) && (!isTold || id === waitsFor);
  const arrivedId = isIdle && isKnown ? book?.payments.find((one) => isReceived(one) && isNew(one))?.id : undefined;
  useEffect(() => {
    if (arrivedId === undefined) return;
    led.add(arrivedId);
    void navigate({ to: '/borrowDetail', search: order, replace: true });
  }, [arrivedId, navigate, order]);
  return function metByTap(found: Payment | undefined): Payment | undefined {
    if (!found || (newest && found.seq < newest.seq)) return undefined;
    if (found.id !== newest?.id) setWaitsFor(found.id);
    return found;
  };
}

export type CardPayment = ReturnType<typeof useCardPayment>;

/** Paying an order by card or on the cashier's page: what is on screen, and the call that is under way. */
export function useCardPayment(order: OrderKey) {
  const services = useServices();
  const needs = usePayNeeds();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { show } = useToast();
  const words = useProblemWords();
  const { id: market } = useMarket();
  const once = useOnce(() => createTapLock());
  const [state, setState] = useState<{ busy: Busy | null; problem: Problem | null }>({ busy: null, problem: null });
  const { busy, problem } = state;
  const payments = usePayments(order, (payment) => busy === null && isUnderWay(payment));
  const { book, isKnown } = payments;
  const loan = useLoanNow(order);
  const query = useQuery(repaymentWayQuery(services, order.orderId));
  const { data: way, error, isFetching, refetch } = query;
  const shownSeq = way?.seq ?? null;
  const given = usePaymentGate(payments, { purpose: 'loan', by: 'card', loan: loan.details, shownSeq });
  const amount = owedBy(way, loan.details);

  const metByTap = useReceipt(payments, busy === null);

  const isOutdated = busy === null && isKnown && book !== null && shownSeq !== null && shownSeq <= book.changeSeq;
  const isRefetched = isOutdated && !isFetching && error === null;
  useEffect(() => {
    if (isRefetched) void refetch();
  }, [isRefetched, refetch]);

  const tap: Tap | null =
    loan.details && amount !== null && shownSeq !== null
      ? { order, market, loan: loan.details, amount, shownSeq, confirmed: given.gate.is === 'ask' ? given.key : '' }
      : null;

  return {
    payments,
    loan,
    query,
    given,
    /** Minor units; `null` if the server names none. */
    amount,
    /** Whether the figures on screen may be paid, perhaps after a question. */
    mayPay: isKnown && given.gate.is !== 'not' && way !== undefined && error === null && isPayable(way, book, way.at),
    /** What a tap pays now; `null` if that is not known. */
    tap,
    busy,
    problem,
    /** Runs one step at a time; other taps do nothing. Never rejects. */
    run: (next: Busy, work: () => Promise<Problem | null>): Promise<void> =>
      once(async () => {
        setState({ busy: next, problem: null });
        const failed = await work().catch((thrown: unknown): Problem => ({ at: next, error: thrown, isUnknown: true }));
        const after = await readBook(needs.storage, order.orderId).catch(() => null);
        const payment = newestSent(after?.book ?? null);
        setState({ busy: null, problem: failed });
        const met = metByTap(payment);
        if (!isHere()) return;
        if (failed && !isShownOnPage(failed, payment)) show(words(failed).title, { kind: 'error' });
        const isTaken = met?.stage === 'accepted' && isOpen(met);
        if (!failed && isTaken) await navigate({ to: '/borrowDetail', search: order, replace: true });
      }),
  };
}
