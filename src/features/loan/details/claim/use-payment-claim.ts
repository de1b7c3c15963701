import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentProgress, snapshotOf, type LoanSnapshot, type PaymentProgress } from '@/domain/payment-progress';
import type { PaymentClaim } from '@/features/pay/records/payment-claims';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { lazyReceiptBook } from '@/platform/writes/lazy-receipt-book';
import { usePolling } from '@/ui/use-polling';
import { claimQuery, removeClaim } from '../../queries';
import { claimPlan } from './follow-up';

type ClaimState = {
  /** `null`: the borrower has claimed nothing. */
  progress: PaymentProgress | null;
  /** The claim as it lies on the device; it goes when the waiting is over. */
  claim: PaymentClaim | null;
  checkAgain: () => void;
};

type Watch = {
  /** The loan as this page first saw it. */
  first: LoanSnapshot;
  /** How the waiting ended, said as long as the page is open. */
  outcome: PaymentProgress | null;
};

/**
 * Watches over a borrower's "I have paid" (decision 14, virtual account): asks for the loan again until it has changed,
 * then takes the claim off the device and keeps saying so as long as the page is open.
 * @param loan the loan as it is now
 * @param refetch asks for the loan again
 */
export function usePaymentClaim(orderId: string, loan: LoanDetails, refetch: () => Promise<unknown>): ClaimState {
  const services = useServices();
  const { storage, clock } = services;
  const { utcOffset } = useMarket();
  const queryClient = useQueryClient();
  const { data: claim } = useQuery(claimQuery(storage, orderId));
  const latest = snapshotOf(loan, utcOffset);
  const [watch, setWatch] = useState<Watch>({ first: latest, outcome: null });
  const { first, outcome } = watch;

  const progress = claim ? paymentProgress(claim.statusBefore, first, latest) : null;
  const ended = progress === 'received' || progress === 'changed' ? progress : null;
  const claimedAt = claim?.claimedAt ?? 0;
  const receiptId = claim?.receiptId ?? '';
  const dueTime = String(loan.dueTime ?? '');
  const checkAgain = usePolling(progress === 'waiting', claimPlan, refetch);

  if (ended !== null && ended !== outcome) setWatch({ first, outcome: ended });

  useEffect(() => {
    if (ended === null) return;
    queryClient.setQueryData(claimQuery(storage, orderId).queryKey, null);
    // What ends here is read once: the receipt comes first, so that a kill in between finds the claim again.
    const isConfirmed = ended === 'received' && receiptId !== '';
    const confirmed = isConfirmed
      ? lazyReceiptBook(services).confirm(receiptId, clock.now(), dueTime)
      : Promise.resolve();
    void confirmed.then(() => removeClaim(storage, orderId, claimedAt));
  }, [ended, claimedAt, receiptId, dueTime, orderId, queryClient, services, clock, storage]);

  return { progress: progress ?? outcome, claim: claim ?? null, checkAgain };
}
