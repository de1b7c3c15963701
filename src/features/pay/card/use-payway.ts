import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useObservable } from '@/platform/browser/use-observable';
import { useMarket } from '@/platform/i18n/market';
import { appSingletons, useServices } from '@/platform/services';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { useIsHere } from '@/ui/use-is-here';
import { type PollPlan, usePolling } from '@/ui/use-polling';
import { checkLoan, giveUpOtherWay, type PaymentDeps } from './attempt/pay';
import { isUnsettled, mayBegin, paymentReceipt } from './attempt/payment';
import { createPayway, type Payway } from './attempt/payway-store';

/** One state per borrower and order while the app is open, so a payment continues when its page is left. */
const paywayOf = appSingletons<Payway>();

/** After 2 s, 4 s … 32 s, then every minute, for a quarter of an hour, because the borrower waits on the page. */
const lookPlan: PollPlan = { first: 2_000, longest: 60_000, window: 15 * 60_000, isAtOnce: true };

/** The payment of an order, for each page of the card journey. */
export type OrderPayment = ReturnType<typeof usePayway>;

/** The payment of an order, read when the page opens or becomes visible, and polled while its outcome is unknown. */
export function usePayway(orderKey: OrderKey, onPaid?: () => void) {
  const services = useServices();
  const { api, session } = services;
  const market = useMarket();
  const queryClient = useQueryClient();
  const { orderId } = orderKey;
  const ownerId = session.current()?.ownerId ?? '';
  const payway = paywayOf(services, [ownerId, orderId], () => {
    const book = openReceiptBook(services);
    return createPayway({
      orderId,
      storage: services.storage,
      clock: services.clock,
      onMoved(attempt, productName) {
        const receipt = paymentReceipt(attempt, productName, attempt.market ?? market.id);
        if (receipt) void book.save(receipt);
      },
    });
  });
  const state = useObservable(payway);
  const { attempt, busy, isReady, unreadSince } = state;
  const isOnScreen = useIsHere();
  const isFinished = useRef(false);
  useQuery({
    queryKey: ['card-repayment', 'attempt', ownerId, orderId],
    queryFn: async () => {
      if (payway.getSnapshot().busy === null) await payway.readSaved();
      return null;
    },
    staleTime: 0,
  });

  const deps: PaymentDeps = {
    api,
    market,
    readLoan: () => queryClient.fetchQuery({ ...loanDetailsQuery(api, orderKey), staleTime: 0 }),
  };
  const isHere = () => isOnScreen() && !isFinished.current;

  /** Leaves the page once: the answer of the payment and the check of the loan may both report success. */
  function finish(): void {
    if (!onPaid || !isHere()) return;
    isFinished.current = true;
    onPaid();
  }

  const isOpen = attempt !== null && busy === null && isUnsettled(attempt.stage);
  const isBlocking = isOpen && !mayBegin(attempt, payway.serverNow());
  const checkAgain = usePolling(isOpen, lookPlan, async () => {
    await checkLoan(payway, deps);
    if (payway.getSnapshot().attempt?.stage === 'paid') finish();
  });
  return {
    orderKey,
    payway,
    state,
    deps,
    /** Whether the outcome of a payment is unknown. */
    isOpen,
    /** Whether it blocks another payment. */
    isBlocking,
    /** Whether it is certain that no earlier payment blocks another one. */
    mayPay: isReady && !isBlocking && unreadSince === null,
    /** Reads the loan at once. */
    checkAgain,
    /** The person has reported that nothing was paid on the cashier's page. */
    giveUpOtherWay: () => void giveUpOtherWay(payway, deps),
    /** Whether the person is still on this page. */
    isHere,
    finish,
  };
}
