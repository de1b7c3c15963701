import { Trans, useLingui } from '@lingui/macro';
import { useState, type MouseEvent } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { allowedUrl } from '@/domain/server-url';
import { htmlToText } from '@/domain/text/html-to-text';
import { agreementUrl } from '@/platform/api/contract/loan-confirm';
import { useErrorText } from '@/platform/i18n/error-message';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Dialog } from '@/ui/dialog';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { useOpenOutside } from '@/ui/outside/open-outside';
import type { QueryState } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { useWrite } from '@/ui/use-write';
import type { Offer } from './offer-terms';
import styles from './loan-confirm.module.css';

export type AgreementsQuery = QueryState<{ list: readonly { title: string }[] }>;

type Props = { offerKey: OrderKey; agreements: AgreementsQuery };

/** The agreements of an offer; each opens by its index. Nothing without any. The footer has the button to retry. */
export function AgreementList({ offerKey, agreements: { data, error } }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { api, openServerUrl } = useServices();
  // Opens an agreement in place of this page, once for a burst of taps (decision 17, server addresses).
  const write = useWrite('agreement', async (position: number) => {
    const { productId, orderId } = offerKey;
    const request = { productId, scene: 3, position: String(position), orderId, type: 1 } as const;
    const { contract_url } = await api.call(agreementUrl, request);
    return openServerUrl(contract_url, 'here');
  });
  const opening = write.isSending ? write.input : null;
  const isRefused = write.result === 'refused';
  if (data?.list.length === 0) return null;

  return (
    <Card title={t`Agreements`}>
      {data?.list.map(({ title }, position) => {
        const number = position + 1;
        return (
          <LinkRow key={`${String(position)} ${title}`} icon="receipt" isLink onClick={() => write.send(position)}>
            {title || t`Agreement ${number}`}
            {opening === position && <span className={styles.opening}> {t`Opening…`}</span>}
          </LinkRow>
        );
      })}
      <output className="sr-only">{opening !== null && t`Opening…`}</output>
      {!data && !error && (
        <div aria-hidden="true">
          {[62, 78, 54].map((width) => (
            <div key={width} className={styles.waiting}>
              <Skeleton height={16} width={`${width}%`} />
            </div>
          ))}
        </div>
      )}
      {!data && error && (
        <Notice kind="error" title={t`The agreements could not be loaded`}>
          {errorText(error)}
        </Notice>
      )}
      {(isRefused || write.error !== null) && (
        <Notice kind="error" title={t`We did not open this agreement`}>
          {isRefused ? t`Its address does not look safe. Please contact customer service.` : errorText(write.error)}
        </Notice>
      )}
    </Card>
  );
}

/** The agreement that India shows first, as text or in a frame without scripts (decision 10, agreement dialog). */
export function AgreementDialog({ offer: { popTitle, popContent, popAgreementUrl } }: { offer: Offer }) {
  const { t } = useLingui();
  const { bridge } = useServices();
  const outside = useOpenOutside();
  const market = useMarket();
  const [agreed, setAgreed] = useState('');
  const title = htmlToText(popTitle) || t`Loan agreement`;
  const content = htmlToText(popContent);
  // Without session parameters (decision 18, sandboxed frames).
  const src = allowedUrl(popAgreementUrl, window.location.origin)?.href ?? null;

  function openOutside(event: MouseEvent): void {
    event.preventDefault();
    outside.open(popAgreementUrl);
  }

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
      {content !== '' && <p className={styles.content}>{content}</p>}
      {src === null ? (
        <Notice kind="warning" title={t`We did not open this agreement`}>
          {t`Its address does not look safe. Please contact customer service.`}
        </Notice>
      ) : (
        <div className={styles.page}>
          <div>
            {/* Without scripts and forms (decision 18, sandboxed frames). The page may refuse to be framed. */}
            <iframe className={styles.frame} title={title} sandbox="" referrerPolicy="no-referrer" src={src} />
            <p className={styles.fallback}>
              <a href={src} target="_blank" rel="noopener noreferrer" onClick={openOutside}>
                <Trans>Nothing shown? Open it on its own page</Trans>
              </a>
            </p>
            {outside.opened}
          </div>
        </div>
      )}
    </Dialog>
  );
}
