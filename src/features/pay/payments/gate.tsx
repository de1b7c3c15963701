import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { endOf } from '@/domain/amount-due';
import type { OrderKey } from '@/domain/order-key';
import { type Gate, gate, restsOn } from '@/domain/payments/gate';
import { type Book, emptyBook, type Purpose } from '@/domain/payments/payment';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { lazyComponent, PartNotice } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { useGateWords } from './payment-words';
import type { OrderPayments } from './use-payments';

/** The questions that the person has answered with "pay all the same", by what they rest on. */
const confirmed = createShownOnce('pays-again');

/** The loan of an order, from the latest answer of the server. */
export type LoanNow = {
  /** `undefined` without an answer. */
  details: LoanDetails | undefined;
  /** Whether the first answer of this visit is still expected. */
  isAsking: boolean;
  /** The error of the last request, if it failed. */
  error: Error | null;
  refetch: () => unknown;
};

/** Reads the loan of an order on each visit. */
export function useLoanNow(order: OrderKey): LoanNow {
  const { api } = useServices();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(loanDetailsQuery(api, order));
  return { details: data, error, isAsking: isFetching && !isFetchedAfterMount, refetch };
}

type Asked = {
  purpose: Purpose;
  by: 'code' | 'card';
  /** The latest answer about the loan; `undefined` without one. */
  loan: LoanDetails | undefined;
  /** The count of the code or the figures on screen; `null` without any. */
  shownSeq?: number | null;
  isWayClosed?: boolean;
};

/** Whether a payment may begin, and what is asked before (decision 95, book of payments). */
export type PaymentGate = {
  gate: Gate;
  /** What a question rests on: it is asked again when that changes. */
  key: string;
  /** Whether the person has answered the question already. */
  isConfirmed: boolean;
  /** The person pays all the same. */
  confirm: () => void;
};

/** What a question rests on, of this order and purpose; a first, quiet book changes nothing. */
export const questionKey = (orderId: string, purpose: Purpose, found: Gate, book: Book | null) =>
  `${orderId}/${purpose}/${restsOn(found, book ?? emptyBook)}`;

/** The gate of every pay button and every request for a code. */
export function usePaymentGate(
  { book, unreadSince, order }: Pick<OrderPayments, 'book' | 'unreadSince' | 'order'>,
  { purpose, by, loan, shownSeq = null, isWayClosed = false }: Asked,
): PaymentGate {
  const { clock } = useServices();
  const [, setConfirmed] = useState('');
  const found = gate(book, {
    purpose,
    by,
    serverNow: clock.serverNow(),
    isRead: loan !== undefined,
    end: endOf(loan),
    shownSeq,
    isUnread: unreadSince !== null,
    isWayClosed,
  });
  const key = questionKey(order.orderId, purpose, found, book);
  return {
    gate: found,
    key,
    isConfirmed: found.is === 'ask' && confirmed.has(key),
    confirm() {
      confirmed.add(key);
      setConfirmed(key);
    },
  };
}

/** Loaded once there is something to ask. Without its code a tap pays nothing. */
const PaymentQuestion = lazyComponent({
  load: () => import('./payment-question').then((module) => module.PaymentQuestion),
  after: 'paint',
  failed: ({ isOpen, state, onRetry }) => isOpen && <PartNotice state={state} onRetry={onRetry} />,
});

/**
 * Asks once before the next payment, if there is something to ask.
 * @param proceed begins the payment that the page shows now, which may have changed while the question was open
 * @returns `ask` calls `proceed` at once if there is nothing to ask, else after "Pay again"; `question` is the dialog
 */
export function usePaymentQuestion(
  { gate: found, isConfirmed, confirm }: PaymentGate,
  unreadSince: number | null,
  proceed: () => void,
): { ask: () => void; question: ReactNode } {
  const words = useGateWords(unreadSince);
  const [isOpen, setIsOpen] = useState(false);
  return {
    ask() {
      if (found.is === 'go' || isConfirmed) proceed();
      else if (found.is === 'ask') setIsOpen(true);
    },
    question: found.is === 'ask' && (
      <PaymentQuestion
        isOpen={isOpen}
        words={words(found)}
        onClose={() => setIsOpen(false)}
        onPayAgain={() => {
          confirm();
          setIsOpen(false);
          proceed();
        }}
      />
    ),
  };
}

/** Reminds of a payment that may have been made already, above the figures of the next one. Otherwise nothing. */
export function PaymentNotice({ gate: found, unreadSince }: { gate: Gate; unreadSince: number | null }) {
  const words = useGateWords(unreadSince);
  if (found.is === 'go' || found.because === 'settled' || found.because === 'not-read') return null;
  const { title, text } = words(found);
  return (
    <Notice kind="warning" title={title}>
      {keepNumbersTogether(text)}
    </Notice>
  );
}
