import { Trans, useLingui } from '@lingui/macro';
import { useState, useSyncExternalStore } from 'react';
import { maskedMobile, mobileRule } from '@/domain/mobile-number';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { downloadAddress } from './download-address';
import type { PromotionLink } from './promotion-link';
import { useRegisterTemplate } from './register-template';
import { reportClick } from './tracking';
import styles from './download-card.module.css';

type Props = {
  link: PromotionLink;
  /** As the template has it; null while that is on its way. */
  downloadUrl: string | null;
  /** Absolute address of this page. */
  page: string;
};

/** The way to the app: the button, and what to do after it. */
export function DownloadCard({ link, downloadUrl, page }: Props) {
  const { t } = useLingui();
  const { api, openServerUrl, session } = useServices();
  const store = useRegisterTemplate(link.id);
  const { phone } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [isRefused, setIsRefused] = useState(false);
  const address = downloadUrl === null ? null : downloadAddress(downloadUrl, page);
  const number = maskedMobile(phone, mobileRule(useMarket()));

  function download() {
    if (address === null) return;
    void reportClick(api, link, { clientType: session.commonParams()['clientType'], page: 'download', phone });
    setIsRefused(openServerUrl(address, 'here') === 'refused');
  }

  return (
    <Card tone="float">
      <ol className={styles['steps']}>
        <li>
          <Trans>Tap "Download" and follow your phone's questions.</Trans>
        </li>
        <li>
          <Trans>Open the app once it is installed.</Trans>
        </li>
        <li>
          {number === '' ? (
            <Trans>Sign in with the mobile number you registered.</Trans>
          ) : (
            <Trans>Sign in with your mobile number {number}.</Trans>
          )}
        </li>
      </ol>
      {isRefused && (
        <div className={styles['notice']}>
          <Notice kind="error">
            <Trans>This download address is not safe, so it was not opened. Please contact customer service.</Trans>
          </Notice>
        </div>
      )}
      <div className={styles['action']}>
        <Button
          block
          disabled={address === null}
          disabledReason={
            downloadUrl === null
              ? undefined
              : t`There is no download for this campaign right now. Please contact customer service.`
          }
          onClick={download}
        >
          <Icon name="download" size={20} />
          <Trans comment="Button: downloads the app">Download</Trans>
        </Button>
      </div>
      <p className={styles['safe']}>
        <Icon name="shield" size={18} />
        <span>
          <Trans>
            Install the app from here or from your phone's store only. We never ask for your SMS code by telephone.
          </Trans>
        </span>
      </p>
    </Card>
  );
}
