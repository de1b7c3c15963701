import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type LoanSnapshot, paymentProgress, type PaymentProgress, snapshotOf } from '@/domain/payment-progress';
import type { PaymentClaim } from '@/features/pay/records/payment-claims';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { withReceiptBook } from '@/platform/writes/later-receipts';
import { RecordsLink } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { usePolling } from '@/ui/use-polling';
import { claimQuery, removeClaim } from '../../queries';
import { claimPlan, ClaimWaiting } from './claim-waiting';

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
  /** How the waiting ended; shown as long as the page is open. */
  outcome: PaymentProgress | null;
};

/** Asks for the loan again until a claimed payment shows, then forgets the claim (decision 14, virtual account). */
function usePaymentClaim(orderId: string, loan: LoanDetails, refetch: () => Promise<unknown>): ClaimState {
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
    async function confirm(): Promise<void> {
      if (isConfirmed) await withReceiptBook(services, (book) => book.confirm(receiptId, clock.now(), dueTime));
      await removeClaim(storage, orderId, claimedAt);
    }
    void confirm();
  }, [ended, claimedAt, receiptId, dueTime, orderId, queryClient, services, clock, storage]);

  return { progress: progress ?? outcome, claim: claim ?? null, checkAgain };
}

type Props = {
  orderId: string;
  loan: LoanDetails;
  /** The loan was read at an earlier visit: nothing is judged by it. */
  isKept: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** Where on the page it is said that the waiting is over: first. */
  news: HTMLElement | null;
  /** What is below it on the page. */
  children: ReactNode;
};

/** What has become of the borrower's "I have paid", if there was such a claim (decision 14, virtual account). */
export function ClaimNotice({ isKept, children, ...props }: Props) {
  return (
    <>
      {isKept ? <KeptClaim {...props} /> : <WatchedClaim {...props} />}
      {children}
    </>
  );
}

type ClaimProps = Omit<Props, 'isKept' | 'children'>;

/** The claim as this phone has it: without a network, what may be pointed to still stands. */
function KeptClaim({ orderId, isFetching, refetch }: ClaimProps) {
  const { storage } = useServices();
  const { data: claim } = useQuery(claimQuery(storage, orderId));
  return claim ? <ClaimWaiting claim={claim} isChecking={isFetching} onCheck={() => void refetch()} /> : null;
}

function WatchedClaim({ orderId, loan, isFetching, refetch, news }: ClaimProps) {
  const { t } = useLingui();
  const { progress, claim, checkAgain } = usePaymentClaim(orderId, loan, refetch);
  if (progress === 'waiting' && claim)
    return <ClaimWaiting claim={claim} isChecking={isFetching} onCheck={checkAgain} />;
  if (!news) return null;
  return createPortal(
    <>
      {progress === 'received' && (
        <Notice kind="success" title={t`Your payment has arrived`} action={<RecordsLink orderId={orderId} />}>
          <Trans>Thank you. The figures on this page are up to date.</Trans>
        </Notice>
      )}
      {progress === 'changed' && (
        <Notice kind="success" title={t`Your order has been updated`}>
          <Trans>Please look at its status and figures on this page.</Trans>
        </Notice>
      )}
    </>,
    news,
  );
}
