import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMarket } from '@/services/market';
import { useServices, type Services } from '@/services/services';
import { cardPayments } from '@/storage/records/card-payments';
import { browserLocks } from './attempt/order-lock';
import type { AskLoan, PaymentDeps } from './attempt/payment-deps';
import { createPayway, type Payway, type PaywayState } from './attempt/payway-store';

/** One state per borrower and order, as long as the app is open: pages come and go, a payment under way does not. */
const known = new WeakMap<Services, Map<string, Payway>>();

function paywayOf(services: Services, orderId: string): Payway {
  const { session, storage, clock } = services;
  const ofServices = known.get(services) ?? new Map<string, Payway>();
  known.set(services, ofServices);
  const name = JSON.stringify([session.current()?.ownerId ?? '', orderId]);
  const payway = ofServices.get(name) ?? createPayway({ orderId, records: storage.open(cardPayments), now: clock.now, locks: browserLocks() });
  ofServices.set(name, payway);
  return payway;
}

/** The shared payment state of an order; what is written down is taken over on arrival and when the page is seen again. */
export function usePayway(orderId: string): { payway: Payway; state: PaywayState } {
  const services = useServices();
  const payway = paywayOf(services, orderId);
  const state = useSyncExternalStore(payway.subscribe, payway.getSnapshot, payway.getSnapshot);
  useQuery({
    queryKey: ['card-repayment', 'attempt', services.session.current()?.ownerId ?? '', orderId],
    queryFn: async () => {
      if (payway.getSnapshot().busy === null) await payway.adopt();
      return null;
    },
    staleTime: 0,
  });
  return { payway, state };
}

/** What paying needs from outside itself, for the page on screen. */
export function usePaymentDeps(askLoan: AskLoan): PaymentDeps {
  const { api } = useServices();
  const { utcOffset } = useMarket();
  return { api, askLoan, utcOffset };
}
