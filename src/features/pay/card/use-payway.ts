import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Market } from '@/domain/market';
import type { OrderKey } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useMarket } from '@/platform/i18n/market';
import { appSingletons, type Services, useServices } from '@/platform/services';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import type { PaymentDeps } from './attempt/pay';
import { paymentReceipt } from './attempt/payment';
import { createPayway, type Payway, type PaywayState } from './attempt/payway-store';

/** One state per borrower and order, as long as the app is open: a payment continues when its page is left. */
const paywayOf = appSingletons<Payway>();

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
 * The shared payment state of an order. The saved attempt is read when the page opens and when it becomes visible.
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
      if (payway.getSnapshot().busy === null) await payway.readSaved();
      return null;
    },
    staleTime: 0,
  });
  return { payway, state };
}

/** The dependencies of paying an order. */
export function usePaymentDeps(orderKey: OrderKey): PaymentDeps {
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const queryClient = useQueryClient();
  return {
    api,
    utcOffset,
    readLoan: (maxAge) => queryClient.fetchQuery({ ...loanDetailsQuery(api, orderKey), staleTime: maxAge }),
  };
}
