import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { judgeServerUrl } from '@/domain/server-url';
import { htmlToText } from '@/domain/text/html-to-text';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { SandboxedFrame } from '@/ui/sandboxed-frame';
import type { Offer } from '../offer-terms';
import styles from './agreement-dialog.module.css';

type Props = { offer: Pick<Offer, 'popTitle' | 'popContent' | 'popAgreementUrl'> };

/**
 * An address that may stand in a frame; it gets no session parameters, whoever it belongs to (decisions 17, server
 * addresses, and 18, sandboxed frames).
 */
function frameAddress(address: string): string | null {
  const verdict = judgeServerUrl(address, { origin: window.location.origin, ownAddresses: [], trustedHosts: [] });
  return verdict.kind === 'refused' ? null : verdict.url.href;
}

/**
 * The agreement that the Indian edition asks for first (decision 10, agreement dialog): opens when the server names
 * one, and leads out by Agree or Cancel alone. The server's HTML becomes text, its page stands in a frame without
 * scripts.
 */
export function AgreementDialog({ offer: { popTitle, popContent, popAgreementUrl } }: Props) {
  const { t } = useLingui();
  const { bridge, openServerUrl } = useServices();
  const market = useMarket();
  const [agreed, setAgreed] = useState('');
  const title = htmlToText(popTitle) || t`Loan agreement`;
  const content = htmlToText(popContent);
  const src = frameAddress(popAgreementUrl);

  return (
    <Dialog
      open={market.id === 'india' && popAgreementUrl !== '' && popAgreementUrl !== agreed}
      onClose={() => setAgreed(popAgreementUrl)}
      dismissible={false}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={() => void bridge.call('closeWebview', {})}>
            <Trans comment="Button: do not agree, leave the page">Cancel</Trans>
          </Button>
          <Button onClick={() => setAgreed(popAgreementUrl)}>
            <Trans comment="Button: agree to the loan agreement">Agree</Trans>
          </Button>
        </>
      }
    >
      {content !== '' && <p className={styles['content']}>{content}</p>}
      {src === null ? (
        <Notice kind="warning" title={t`We did not open this agreement`}>
          {t`Its address does not look safe. Please contact customer service.`}
        </Notice>
      ) : (
        <div className={styles['page']}>
          <SandboxedFrame title={title} src={src} onOpenOutside={() => openServerUrl(popAgreementUrl, 'outside')} />
        </div>
      )}
    </Dialog>
  );
}
