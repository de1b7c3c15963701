import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useServices } from '@/platform/services';
import { Button } from '../button';
import { Notice } from '../notice';

/** After an address opened outside (decision 17, server addresses): some webviews do nothing. */
export function OpenedOutside({ address }: { address: string }) {
  const { t } = useLingui();
  const { openServerUrl } = useServices();
  const open = () => void openServerUrl(address, 'here');
  return (
    <Notice kind="info" action={<Button variant="quiet" onClick={open}>{t`Open it here`}</Button>}>
      <Trans comment="Something was opened in another window">Did it not open?</Trans>
    </Notice>
  );
}

/** Opens an address of the server. @returns `open`, whether it was refused, and the notice with another way */
export function useOpenOutside() {
  const { openServerUrl } = useServices();
  const [tried, setTried] = useState<{ address: string; isRefused: boolean } | null>(null);
  return {
    open: (address: string) => setTried({ address, isRefused: openServerUrl(address, 'outside') === 'refused' }),
    isRefused: tried?.isRefused === true,
    opened: tried && !tried.isRefused && <OpenedOutside address={tried.address} />,
  };
}
