import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { endOf } from '@/domain/amount-due';
import type { OrderKey } from '@/domain/order-key';
import { type Asked as GateAsked, type Gate, gate, restsOn } from '@/domain/payments/gate';
import { type Book, emptyBook, type Purpose } from '@/domain/payments/payment';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { lazyComponent, Nothing, PartNotice } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { useGateWords } from './payment-words';
import type { OrderPayments } from './use-payments';

/** The questions that the person has answered with "pay all the same", by what they rest on. */
const confirmed = createShownOnce('pays-again');

/** Reads the loan of an order on each visit. `isAsking`: the first answer of this visit is still expected. */
export function useLoanNow(order: OrderKey) {
  const { api } = useServices();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(loanDetailsQuery(api, order));
  return { details: data, error, isAsking: isFetching && !isFetchedAfterMount, refetch };
}

/** `loan`: the latest answer about it; `undefined` without one. */
type Asked = Pick<GateAsked, 'purpose' | 'by' | 'shownSeq' | 'isWayClosed'> & { loan: LoanDetails | undefined };

/** What a question rests on, of this order and purpose; a first, quiet book changes nothing. */
export const questionKey = (orderId: string, purpose: Purpose, found: Gate, book: Book | null) =>
  `${orderId}/${purpose}/${restsOn(found, book ?? emptyBook)}`;

export type PaymentGate = ReturnType<typeof usePaymentGate>;

/** The gate of every pay button and every request for a code (decision 95, book of payments). */
export function usePaymentGate({ book, unreadSince, order }: OrderPayments, { loan, ...asked }: Asked) {
  const { clock } = useServices();
  const wordsOf = useGateWords(unreadSince);
  const [, setConfirmed] = useState('');
  const found = gate(book, {
    ...asked,
    serverNow: clock.serverNow(),
    isRead: loan !== undefined,
    end: endOf(loan),
    isUnread: unreadSince !== null,
  });
  const key = questionKey(order.orderId, asked.purpose, found, book);
  return {
    /** With the words why the payment needs a question, or is not possible. */
    gate: found.is === 'go' ? found : { ...found, ...wordsOf(found) },
    /** What a question rests on: it is asked again when that changes. */
    key,
    /** Whether the person has answered the question already. */
    isConfirmed: found.is === 'ask' && confirmed.has(key),
    /** The person pays all the same. */
    confirm: () => {
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
  proceed: () => void,
): { ask: () => void; question: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    ask() {
      if (found.is === 'go' || isConfirmed) proceed();
      else if (found.is === 'ask') setIsOpen(true);
    },
    question: found.is === 'ask' && (
      <PaymentQuestion
        isOpen={isOpen}
        words={found}
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

/** Loaded once the loan has shown something about a payment. */
const PaymentNews = lazyComponent({
  load: () => import('@/features/loan/details/payments/payment-news').then((module) => module.PaymentNews),
  failed: Nothing,
});

/** Above the figures of the next payment: what has become of earlier ones, or that they may be on their way. */
export function PaymentNotices({ payments: { order, book }, given }: { payments: OrderPayments; given: PaymentGate }) {
  const { gate: found } = given;
  return (
    <>
      <div aria-live="polite">
        {book?.payments.some((one) => one.found) && (
          <PaymentNews order={order} named={found.is !== 'go' && found.because === 'unclear' ? found.payments : []} />
        )}
      </div>
      <PaymentNotice given={given} />
    </>
  );
}

/** Reminds of a payment that may have been made already, above the figures of the next one. Otherwise nothing. */
export function PaymentNotice({ given: { gate: found } }: { given: Pick<PaymentGate, 'gate'> }) {
  if (found.is === 'go' || found.because === 'settled' || found.because === 'not-read') return null;
  return (
    <Notice kind="warning" title={found.title}>
      {found.text}
    </Notice>
  );
}
