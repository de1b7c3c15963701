import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Book, type CodePayment, isOpen, isUnderWay, type Payment } from '@/domain/payments/payment';
import { isRefusal } from '@/platform/api/errors';
import { useMarket } from '@/platform/i18n/market';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices, useSwitches } from '@/platform/services';
import { harmlessOutcome } from '@/platform/writes/outcome';
import { useHasPassed } from '@/ui/component-life';
import type { QueryState } from '@/ui/query-view';
import { useLoanNow, usePaymentGate } from '../payments/gate';
import { usePayments } from '../payments/use-payments';
import { quietCodes } from '../records/book';
import { useDeadline } from './code-frame';
import { codesOf, findNamedCode, findShownCode, isExpired, replacementOf } from './codes';
import { type PaymentChoice, purposeOf } from './payment-choice';
import { askForCodeOnce, type FreshCode, freshCodesKey, readStoredWays, virtualAccountQuery } from './queries';

/** Longest time that a code waits for the state of its loan, because a borrower at a counter cannot wait longer. */
const longestAskMs = 3_000;

/** The loan and the payments of a choice, and the code that was on screen on this visit. */
function useOrder(choice: PaymentChoice) {
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const { productId, orderId, display } = choice;
  const orderKey = { productId, orderId };
  const loan = useLoanNow(orderKey);
  /** The payment that was open on this page: its money may come while the page is open, also after its deadline. */
  const [seen, setSeen] = useState<string | null>(null);
  const payments = usePayments(orderKey, (one) => one.id === seen || isUnderWay(one));
  const isLate = useHasPassed(longestAskMs);

  const codes = codesOf(payments.book, purposeOf(display));
  const show = (code: FreshCode, savedBecause: Error | null = null) => ({
    ...code,
    /** Why this is the stored copy; `null` if the server has confirmed the code, or is being asked. */
    savedBecause,
    newer: replacementOf(code.payment, codes.filter(isOpen), clock.now(), utcOffset),
    /** The one that has expired before it: the person may have written it down. */
    older: codes.find(
      (one) =>
        isOpen(one) &&
        isExpired(one.code, clock.now(), utcOffset) &&
        one.code.savedAt < code.payment.code.savedAt &&
        one.code.number !== code.payment.code.number,
    ),
  });
  /** The payment as it is in the book now; `undefined` until that is known. */
  const current = ({ payment }: FreshCode): CodePayment | undefined =>
    codes.find(({ id }) => id === payment.id) ?? (payments.isKnown || isLate ? payment : undefined);

  return { choice, orderKey, loan, payments, codes, isLate, seen, setSeen, show, current };
}

type Order = ReturnType<typeof useOrder>;

/** A code on screen. `payUrl`: only of a code that the server gave on this visit. */
export type ShownCode = ReturnType<Order['show']>;

/** The payments that were open at the first reason, until that is answered: if they arrive, the page says so. */
function useAwaited(book: Book | null, hasReason: boolean, isAnswered: boolean): Payment[] {
  const [before, setBefore] = useState<Book | null>(null);
  if (isAnswered && before) setBefore(null);
  if (!isAnswered && hasReason && book && !before) setBefore(book);
  const ids = before?.payments.filter(isOpen).map(({ id }) => id);
  return book?.payments.filter(({ id }) => ids?.includes(id)) ?? [];
}

/**
 * What speaks against paying a code, and whether its money has arrived: judged again with each answer about the loan,
 * also while the code is on screen (decision 68, before paying again).
 * @param shown the code of the page, if there is one
 * @param isAsked whether its server is still asked about it
 */
function useJudged(order: Order, shown: ShownCode | undefined, isAsked = false) {
  const { choice, loan, payments, seen, setSeen } = order;
  const payment = shown?.payment;
  const closedWay = useClosedWays()(payment?.code.payCode ?? choice.payCode);
  if (payment && isOpen(payment) && seen !== payment.id) setSeen(payment.id);
  const { gate, isConfirmed, confirm } = usePaymentGate(payments, {
    purpose: purposeOf(choice.display),
    by: 'code',
    loan: loan.details,
    shownSeq: payment?.seq ?? null,
    isWayClosed: closedWay !== null && (!payment || isAsked),
  });
  const awaited = useAwaited(payments.book, gate.is !== 'go', isConfirmed);
  const arrived = [payment, ...awaited].find((one) => one?.found?.is === 'arrived');
  return {
    gate,
    confirm,
    closedWay,
    /** Why there is something else in place of the code. */
    reason: gate.is === 'go' || isConfirmed || arrived ? null : gate,
    arrived,
    deadline: useDeadline(payment?.code),
  };
}

/** The server's code of a choice. `error` is the last one also during a retry, so that the code stays on screen. */
function useFreshCode(choice: PaymentChoice) {
  const options = virtualAccountQuery(useServices(), choice);
  const { data, error: lastError, isFetching, refetch } = useQuery({ ...options, enabled: false });
  const [failed, setFailed] = useState<{ key: string; error: Error } | null>(null);
  const key = hashKey(options.queryKey);
  if (lastError && lastError !== failed?.error) setFailed({ key, error: lastError });
  return { data, error: lastError ?? (failed?.key === key ? failed.error : null), lastError, isFetching, refetch };
}

/** A code on one of its pages: what is asked before it, and whether its money has arrived. */
export type CodePage = Order & ReturnType<typeof useJudged>;

/**
 * The code of a choice, on its page and its voucher: the server's or, if the server could not be asked, the stored one.
 * While the server is asked, the stored one is `stored`: to read, not to pay.
 * @param isVoucher whether it is the voucher, which shows no stored code while the server is asked
 */
export function useCodePage(choice: PaymentChoice, { isVoucher = false } = {}) {
  const services = useServices();
  const { utcOffset } = useMarket();
  const queryClient = useQueryClient();
  const order = useOrder(choice);
  const { loan, payments, codes, isLate, seen, show, current } = order;
  const { data, error, lastError, isFetching, refetch } = useFreshCode(choice);
  const fresh = data && current(data);
  // The loan has shown its money on another visit: it is asked for the next one.
  const isOver = fresh !== undefined && !isOpen(fresh) && !(fresh.id === seen && fresh.found?.is === 'arrived');
  // A refusal is an answer: the server does not accept this payment now, so no stored code may look valid.
  const isUnasked = error !== null && harmlessOutcome(error) === 'unknown';

  function find(): Pick<QueryState<ShownCode>, 'data' | 'error' | 'stale'> {
    if (data && fresh && !isOver) return { data: show({ ...data, payment: fresh }), error: lastError };
    if (isUnasked) {
      const payment = findNamedCode(codes.filter(isOpen), choice);
      if (payment) return { data: show({ payment }, error), error: null };
      return { data: undefined, error: payments.isKnown ? error : null };
    }
    const { book } = payments;
    const quiet = error || isOver || isVoucher || !book || isRefusal(loan.error) ? [] : quietCodes(book);
    const now = services.clock.now();
    const payment = findShownCode(quiet, { choice, loan: loan.details, now, utcOffset });
    if (payment) {
      const stale = { readAt: payment.code.savedAt, error: null, isFetching: true, refetch };
      return { data: show({ payment }), error: null, stale };
    }
    return { data: undefined, error };
  }

  const found = find();
  const judged = useJudged(order, found.data, found.stale !== undefined);
  const isPending = loan.isAsking || !payments.isKnown;
  const areWaysKnown = useSwitches() !== undefined;
  const mayAsk = areWaysKnown && !judged.reason && !judged.arrived && (!isPending || isLate);
  const mayAskNext = mayAsk && isOver;
  useEffect(() => void readStoredWays(services), [services]);
  useEffect(() => {
    if (mayAsk) void askForCodeOnce(queryClient, services, choice);
  }, [mayAsk, queryClient, services, choice]);
  useEffect(() => {
    // It may be on its way since the last visit.
    if (mayAskNext) void refetch({ cancelRefetch: false });
  }, [mayAskNext, refetch]);

  // Of a closed way no page requests a code: its errors would offer that.
  const query: QueryState<ShownCode> = { ...found, error: judged.closedWay ? null : found.error, isFetching, refetch };
  return { ...order, ...judged, query, stored: judged.reason ? undefined : found.stale };
}

/** The code that the cashier view shows: from this phone, without a request (decision 56, cashier). */
export function useCashierPage(choice: PaymentChoice) {
  const order = useOrder(choice);
  const queryClient = useQueryClient();
  const { payments, codes, show, current } = order;
  // A code that could not be stored is only here.
  const fresh = queryClient.getQueriesData<FreshCode>({ queryKey: freshCodesKey(choice.orderId) });
  const known = fresh.flatMap(([, code]) => (code && current(code)) ?? []);
  const all = [...codes, ...known.filter((one) => one.purpose === purposeOf(choice.display) && !codes.includes(one))];
  const payment = findNamedCode(all, choice);
  const shown = payment ? show({ payment }) : undefined;
  return { ...order, ...useJudged(order, shown), shown, isPending: !payments.isKnown };
}
