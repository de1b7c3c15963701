import { Trans } from '@lingui/macro';
import { useState } from 'react';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import styles from './pay-link.module.css';

/**
 * Goes on to where the server says that this payment is made: a collect link, or the app of an e-wallet. It
 * passes the one door for addresses (decision 17, server addresses); what is refused opens nothing, and the
 * number stays to be copied.
 */
export function PayLink({ address }: { address: string }) {
  const { openServerUrl } = useServices();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className={styles['link']}>
      {isRefused ? (
        <Notice kind="error">
          <Trans>This link cannot be opened here. Please follow the steps below instead.</Trans>
        </Notice>
      ) : (
        <Button block variant="secondary" onClick={() => setIsRefused(openServerUrl(address, 'outside') === 'refused')}>
          <Trans comment="Button: opens the app of UPI or of an e-wallet, where the payment is confirmed">
            Open the payment app
          </Trans>
        </Button>
      )}
    </div>
  );
}
