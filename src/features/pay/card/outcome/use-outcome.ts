import { useEffect, useRef } from 'react';
import { usePolling, type PollPlan } from '@/ui/use-polling';
import { lookAtLoan, type PaymentDeps } from '../attempt/pay';
import { isUnsettled, mayBegin } from '../attempt/payment';
import type { Payway, PaywayState } from '../attempt/payway-store';

/** 2 s, 4 s … 32 s, then every minute, for a quarter of an hour: someone stands at the page and wants to know. */
const lookPlan: PollPlan = { first: 2_000, longest: 60_000, window: 15 * 60_000, isAtOnce: true };

/**
 * Follows a payment whose outcome is open, as long as the page is seen.
 * @param onPaid called when the loan shows the payment
 * @returns whether there is such a payment, whether it stands in the way of another one, and a
 *   function that looks at once
 */
export function useOutcome(
  payway: Payway,
  { attempt, busy }: PaywayState,
  deps: PaymentDeps,
  onPaid: () => void,
): { isOpen: boolean; isBlocking: boolean; checkAgain: () => void } {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const isOpen = attempt !== null && busy === null && isUnsettled(attempt.stage);
  const checkAgain = usePolling(isOpen, lookPlan, async () => {
    await lookAtLoan(payway, deps);
    if (isHere.current && payway.getSnapshot().attempt?.stage === 'paid') onPaid();
  });
  return { isOpen, isBlocking: isOpen && !mayBegin(attempt, payway.serverNow()), checkAgain };
}
