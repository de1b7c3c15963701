import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useServices } from '@/platform/services';
import { Button } from './button';
import { Notice } from './notice';

/**
 * Shown after an address was opened outside (decision 17, server addresses): some webviews ignore a new window
 * silently.
 */
export function OpenedOutside({ address }: { address: string }) {
  const { t } = useLingui();
  const { openServerUrl } = useServices();
  return (
    <Notice
      kind="info"
      action={<Button variant="quiet" onClick={() => void openServerUrl(address, 'here')}>{t`Open it here`}</Button>}
    >
      <Trans>It opens outside this app. If you do not see it, you can open it here instead.</Trans>
    </Notice>
  );
}

/**
 * Opens an address of the server outside this page.
 * @returns `open`; whether the policy refused the address; and `opened`, the notice with another way to open it
 */
export function useOpenOutside() {
  const { openServerUrl } = useServices();
  const [tried, setTried] = useState<{ address: string; isRefused: boolean } | null>(null);
  return {
    open: (address: string) => setTried({ address, isRefused: openServerUrl(address, 'outside') === 'refused' }),
    isRefused: tried?.isRefused === true,
    opened: tried && !tried.isRefused && <OpenedOutside address={tried.address} />,
  };
}
