import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { maskedMobile, mobileRules } from '@/domain/mobile-number';
import { useObservable } from '@/platform/browser/observable';
import { useLender } from '@/platform/i18n/lender';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { pageTitleId } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { SkeletonPage } from '@/ui/skeleton';
import { HelpButton } from '@/ui/state-views';
import { useTapLock } from '@/ui/use-write';
import { formTexts } from './form-texts';
import { OpenInBrowser, useShareHref } from './open-in-browser';
import { linkSearch, type PromotionLink } from './promotion-link';
import { PromotionShell } from './promotion-shell';
import { reportClick, templateQuery } from './queries';
import { useRegisterTemplate } from './register-template';
import styles from './promotion.module.css';

/** The address of a download button; `null` if there is none, or it is this page. `openServerUrl` checks its safety. */
export function downloadAddress(downloadUrl: string, page: string): string | null {
  const address = downloadUrl.trim();
  if (address === '') return null;
  try {
    const pageUrl = new URL(page);
    const target = new URL(address, pageUrl);
    // An old hash link names another page in its hash.
    const hashPage = /^#(\/[^?#]*)/.exec(target.hash)?.[1];
    const path = hashPage === undefined ? target.pathname : new URL(`.${hashPage}`, target).pathname;
    const plain = (text: string) => text.replace(/\/+$/, '');
    return target.origin === pageUrl.origin && plain(path) === plain(pageUrl.pathname) ? null : address;
  } catch {
    return address;
  }
}

/** @param address absent while it loads */
function DownloadCard({ link, address }: { link: PromotionLink; address?: string }) {
  const { t } = useLingui();
  const services = useServices();
  const store = useRegisterTemplate(link.id);
  const { phone, registered } = useObservable(store);
  const [isRefused, setIsRefused] = useState(false);
  const once = useTapLock();
  const masked = maskedMobile(phone, mobileRules[useMarket().id]);
  const number = registered === null ? '' : masked;

  function download() {
    if (!address) return;
    reportClick(services, link, 'download', phone);
    setIsRefused(services.openServerUrl(address, 'here') === 'refused');
  }

  return (
    <Card tone="float">
      <ol className="numbered">
        <li>{t`Tap “Download” and follow the steps on your phone.`}</li>
        <li>{t`Open the app once it is installed.`}</li>
        <li>
          {number === '' ? (
            <Trans>Sign in with the mobile number you registered.</Trans>
          ) : (
            <Trans>Sign in with your mobile number {number}.</Trans>
          )}
        </li>
      </ol>
      {isRefused && (
        <div className={styles.notice}>
          <Notice kind="error">
            <Trans>This download address is not safe, so it was not opened. Please contact customer service.</Trans>
          </Notice>
        </div>
      )}
      <div className={cx('stack-2', styles.action)}>
        <Button block disabled={!address} onClick={() => void once(download)}>
          <Icon name="download" size={20} />
          <Trans comment="Button: downloads the app">Download</Trans>
        </Button>
      </div>
      <p className={cx('hint', styles.safe)}>
        <Icon name="shield" size={18} />
        <span>{t`Install the app from here or from your phone’s store only. We never ask for your SMS code by phone.`}</span>
      </p>
    </Card>
  );
}

/** The end of a registration: download the app (specification section 2, promotion pages). */
export function DownloadScreen({ link }: { link: PromotionLink }) {
  const { lender, appAddress } = useLender();
  const { t } = useLingui();
  const { api } = useServices();
  const navigate = useNavigate();
  const shareHref = useShareHref('/downloadTemplate', link);
  const template = useQuery(templateQuery(api, link));
  const { registered } = useObservable(useRegisterTemplate(link.id));
  const skeleton = (
    <SkeletonPage>
      <DownloadCard link={link} />
    </SkeletonPage>
  );
  return (
    <PromotionShell
      title={t`Download the app`}
      color={template.data?.backgroundColor ?? ''}
      onBack={() => void navigate({ to: '/register', search: linkSearch(link) })}
      hero={
        // The app's icon and name, as on a home screen.
        <div className={cx('row', styles.app)}>
          <img className={styles.logo} src={`${__BASE_PATH__}icon.svg`} alt="" width="72" height="72" />
          <h1 id={pageTitleId} tabIndex={-1} className={styles.title}>
            <Trans comment="Title; the value is the name of the app">Download {appConfig.appName}</Trans>
          </h1>
        </div>
      }
      foot={
        <>
          <HelpButton />
          <p>{lender.name}</p>
        </>
      }
    >
      {registered === 'before' && <Notice kind="info">{t(formTexts.registered)}</Notice>}
      {registered === 'new' && (
        <Notice
          kind="success"
          title={t`You are registered`}
        >{t`One step is left: download the app and sign in.`}</Notice>
      )}
      {template.isLoadingError ? (
        <DownloadCard link={link} address={appAddress} />
      ) : (
        <QueryView query={template} skeleton={skeleton}>
          {(data) => (
            <DownloadCard link={link} address={downloadAddress(data?.downloadUrl ?? '', shareHref) ?? appAddress} />
          )}
        </QueryView>
      )}
      <OpenInBrowser href={shareHref} />
    </PromotionShell>
  );
}
