import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useServices } from '@/platform/services';
import { Notice } from '@/ui/notice';
import { RecordsLink } from '@/ui/records-link';
import { claimQuery } from '../../queries';
import { ClaimWaiting } from './claim-waiting';
import { usePaymentClaim } from './use-payment-claim';

type Props = {
  orderId: string;
  loan: LoanDetails;
  /** The loan was read at an earlier visit: nothing is judged by it. */
  isKept: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** Where on the page it is said that the waiting is over: first. */
  news: HTMLElement | null;
};

/**
 * What has become of the borrower's "I have paid"; nothing when there was no such claim (decision 14, virtual account).
 */
export function ClaimNotice({ isKept, ...props }: Props) {
  return isKept ? <KeptClaim {...props} /> : <WatchedClaim {...props} />;
}

type ClaimProps = Omit<Props, 'isKept'>;

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
