import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { paymentProgress, snapshotOf, type LoanSnapshot, type PaymentProgress } from '@/domain/payment-progress';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { usePolling, type PollPlan } from '@/ui/use-polling';

/**
 * Gently: after 15 s, then with doubling pauses up to five minutes, for an hour; and whenever the person comes back.
 */
const arrivalPlan: PollPlan = { first: 15_000, longest: 300_000, window: 3_600_000 };

type Arrival = Exclude<PaymentProgress, 'waiting'>;
type Watch = { first: LoanSnapshot | null; outcome: Arrival | null };

/** What one more look at the loan says. Before any other look, only a loan that owes nothing says anything. */
export function look({ first, outcome }: Watch, latest: LoanSnapshot): Watch {
  if (outcome) return { first, outcome };
  if (!first)
    return orderStatusRule(latest.status).action === 'borrow'
      ? { first, outcome: 'received' }
      : { first: latest, outcome };
  const progress = paymentProgress(first.status, first, latest);
  return { first, outcome: progress === 'waiting' ? null : progress };
}

/**
 * Whether the money has arrived while a code is on screen (decision 56, cashier).
 * @param isShown a code that can be paid is on screen
 * @param onReceived told once of money that was not there before, with the loan that shows it
 * @returns `null` while nothing is known to have happened
 */
export function useArrival(
  isShown: boolean,
  orderKey: OrderKey,
  onReceived: (loan: LoanDetails) => void,
): Arrival | null {
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const queryClient = useQueryClient();
  const query = loanDetailsQuery(api, orderKey);
  const [watch, setWatch] = useState<Watch>(() => {
    const loan = queryClient.getQueryData(query.queryKey);
    return { first: loan ? snapshotOf(loan, utcOffset) : null, outcome: null };
  });
  usePolling(isShown && watch.outcome === null, arrivalPlan, async () => {
    const loan = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const next = look(watch, snapshotOf(loan, utcOffset));
    setWatch(next);
    // A loan that was paid before the first look tells nothing of when and how.
    if (next.outcome === 'received' && next.first) onReceived(loan);
  });
  return watch.outcome;
}
