import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Market } from '@/domain/market';
import type { OrderKey } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useMarket } from '@/platform/i18n/market';
import { onePerApp } from '@/platform/one-per-app';
import { useServices, type Services } from '@/platform/services';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import type { PaymentDeps } from './attempt/pay';
import { paymentReceipt } from './attempt/payment';
import { createPayway, type Payway, type PaywayState } from './attempt/payway-store';

/** One state per borrower and order, as long as the app is open: pages come and go, a payment under way does not. */
const paywayOf = onePerApp<Payway>();

function makePayway(services: Services, orderId: string, marketId: Market['id']): Payway {
  const { storage, clock } = services;
  const book = openReceiptBook(services);
  return createPayway({
    orderId,
    storage,
    clock,
    onMoved(attempt, productName) {
      const receipt = paymentReceipt(attempt, productName, marketId);
      if (receipt) void book.keep(receipt);
    },
  });
}

/**
 * The shared payment state of an order; what is written down is taken over on arrival and when the page is seen again.
 */
export function usePayway(orderId: string): { payway: Payway; state: PaywayState } {
  const services = useServices();
  const { id: marketId } = useMarket();
  const ownerId = services.session.current()?.ownerId ?? '';
  const payway = paywayOf(services, [ownerId, orderId], () => makePayway(services, orderId, marketId));
  const state = useSyncExternalStore(payway.subscribe, payway.getSnapshot, payway.getSnapshot);
  useQuery({
    queryKey: ['card-repayment', 'attempt', ownerId, orderId],
    queryFn: async () => {
      if (payway.getSnapshot().busy === null) await payway.adopt();
      return null;
    },
    staleTime: 0,
  });
  return { payway, state };
}

/** What paying an order needs from outside itself, for the page on screen. */
export function usePaymentDeps(orderKey: OrderKey): PaymentDeps {
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const queryClient = useQueryClient();
  return {
    api,
    utcOffset,
    askLoan: (maxAge) => queryClient.fetchQuery({ ...loanDetailsQuery(api, orderKey), staleTime: maxAge }),
  };
}
