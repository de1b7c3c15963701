import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { formatDate } from '@/i18n/format-date';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { usePageChrome } from '@/ui/page-chrome';
import { usePaymentClaim } from './use-payment-claim';
import styles from './claim-notice.module.css';

type Props = {
  orderId: string;
  loan: LoanDetails;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** The link to the record that the claim has left. */
  recordsLink: ReactNode;
};

/** After this the page says that it takes longer than usual, milliseconds. */
const usual = 15 * 60_000;

/** What has become of the borrower's "I have paid"; nothing when there was no such claim (decision 14). */
export function ClaimNotice({ orderId, loan, isFetching, refetch, recordsLink }: Props) {
  const { t } = useLingui();
  const { progress, claimedAt, checkAgain } = usePaymentClaim(orderId, loan, refetch);
  if (progress === null) return null;
  // One region for all of it, so that a screen reader hears when the waiting is over.
  return (
    <div aria-live="polite">
      {progress === 'waiting' && <Waiting claimedAt={claimedAt} isChecking={isFetching} onCheck={checkAgain} recordsLink={recordsLink} />}
      {progress === 'received' && (
        <Notice kind="success" title={t`Your payment has arrived`} action={recordsLink}>
          <Trans>Thank you. The figures on this page are up to date.</Trans>
        </Notice>
      )}
      {progress === 'changed' && (
        <Notice kind="success" title={t`Your order has been updated`}>
          <Trans>Please look at its status and figures on this page.</Trans>
        </Notice>
      )}
    </div>
  );
}

type WaitingProps = Pick<Props, 'recordsLink'> & { claimedAt: number; isChecking: boolean; onCheck: () => void };

function Waiting({ claimedAt, isChecking, onCheck, recordsLink }: WaitingProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const { onHelp } = usePageChrome();
  const isLong = clock.now() - claimedAt > usual;
  const time = formatDate(claimedAt, 'shortTime');
  return (
    <Notice
      kind="info"
      action={
        <div className={styles['ways']}>
          <Button variant="quiet" busy={isChecking} busyLabel={t`Checking…`} onClick={onCheck}>
            <Trans>Check again</Trans>
          </Button>
          {recordsLink}
          {isLong && (
            <Button variant="quiet" onClick={onHelp}>
              <Trans>Contact customer service</Trans>
            </Button>
          )}
        </div>
      }
    >
      <p className={styles['said']}>
        <Trans>You told us on {time} that you paid. We are checking.</Trans>
      </p>
      {isLong ? (
        <Trans>This takes longer than usual. Keep your receipt; customer service can look it up. Please do not pay twice.</Trans>
      ) : (
        <Trans>This page updates by itself. Please do not pay twice.</Trans>
      )}
    </Notice>
  );
}
