import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { paymentProgress, type PaymentProgress, snapshotOf } from '@/domain/payment-progress';
import { fromRecord } from '@/features/pay/records/loan-before';
import { removeCodes } from '@/features/pay/records/payment-codes';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { useOnce } from '@/ui/component-life';
import { RecordsLink } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { usePolling } from '@/ui/use-polling';
import { claimQuery, removeClaim } from '../../queries';
import { claimPlan, ClaimWaiting } from './claim-waiting';

/**
 * Polls the loan until a claimed payment is on it, then removes the claim (decision 14, virtual account). How the
 * waiting ended is shown until the page closes; `progress` is `null` without a claim.
 */
function usePaymentClaim(orderId: string, loan: LoanDetails, refetch: () => Promise<unknown>) {
  const services = useServices();
  const { storage, clock } = services;
  const { utcOffset } = useMarket();
  const queryClient = useQueryClient();
  const { data: claim } = useQuery(claimQuery(storage, orderId));
  const latest = snapshotOf(loan, utcOffset);
  const first = useOnce(() => latest);
  const [outcome, setOutcome] = useState<PaymentProgress | null>(null);

  // A claim of an older build has only the status.
  const before = claim?.before ? fromRecord(claim.before) : first;
  const progress = claim ? paymentProgress(claim.statusBefore, before, latest) : null;
  const ended = progress === 'received' || progress === 'changed' ? progress : null;
  const { claimedAt = 0, receiptId = '' } = claim ?? {};
  const dueTime = String(loan.dueTime ?? '');
  const checkAgain = usePolling(progress === 'waiting', claimPlan, refetch);

  if (ended !== null && ended !== outcome) setOutcome(ended);

  useEffect(() => {
    if (ended === null) return;
    queryClient.setQueryData(claimQuery(storage, orderId).queryKey, null);
    removeCodes(services, queryClient, orderId);
    // The receipt is stored before the claim is removed, so that a kill in between finds the claim again.
    async function confirm(): Promise<void> {
      if (ended === 'received') await openReceiptBook(services).confirm(receiptId, clock.now(), dueTime);
      await removeClaim(storage, orderId, claimedAt);
    }
    void confirm();
  }, [ended, claimedAt, receiptId, dueTime, orderId, queryClient, services, clock, storage]);

  return { progress: progress ?? outcome, claim, checkAgain };
}

type Props = {
  orderId: string;
  loan: LoanDetails;
  /** The loan is an answer of an earlier visit, so nothing is decided by it. */
  isStored: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** The element at the top of the page that announces that the waiting is over. */
  news: HTMLElement | null;
  /** The rest of the page. */
  children: ReactNode;
};

/** The state of the borrower's claim, if there is one (decision 14, virtual account). */
export function ClaimNotice({ isStored, children, ...props }: Props) {
  return (
    <>
      {isStored ? <StoredClaim {...props} /> : <WatchedClaim {...props} />}
      {children}
    </>
  );
}

type ClaimProps = Omit<Props, 'isStored' | 'children'>;

/** The claim from this phone, because its facts are useful without a network too. */
function StoredClaim({ orderId, isFetching, refetch }: ClaimProps) {
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
