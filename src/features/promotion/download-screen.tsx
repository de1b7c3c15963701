import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { appConfig } from '@/config/env';
import { useLender } from '@/platform/i18n/lender';
import { useServices } from '@/platform/services';
import { Notice } from '@/ui/notice';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import { QueryView } from '@/ui/query-view';
import { SkeletonPage } from '@/ui/skeleton';
import { HelpButton } from '@/ui/ways-out';
import { DownloadCard } from './download-card';
import { OpenInBrowser, useShareHref } from './open-in-browser';
import { linkSearch, type PromotionLink } from './promotion-link';
import { PromotionShell } from './promotion-shell';
import { templateQuery } from './queries';
import { words } from './register-words';
import type { Registered } from './use-registration';
import styles from './download-screen.module.css';

/** The app as it stands on a home screen, and its name. */
function DownloadHero() {
  return (
    <div className={styles['hero']}>
      <img className={styles['logo']} src={`${__BASE_PATH__}icon.svg`} alt="" width="72" height="72" />
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
        <Trans comment="Title of the download page; the value is the name of the app">
          Download {appConfig.appName}
        </Trans>
      </h1>
    </div>
  );
}

type Props = {
  link: PromotionLink;
  /** How the registration ended that leads here; `null` for visitors who come by a link. */
  registered: Registered | null;
};

/** Where a registration leads: to the app (specification section 2, promotion pages). */
export function DownloadScreen({ link, registered }: Props) {
  const { lender } = useLender();
  const { t } = useLingui();
  const { api } = useServices();
  const navigate = useNavigate();
  const shareHref = useShareHref('/downloadTemplate', link);
  const template = useQuery(templateQuery(api, link));
  return (
    <PromotionShell
      title={t`Download the app`}
      color={template.data?.backgroundColor ?? ''}
      onBack={() => void navigate({ to: '/register', search: linkSearch(link) })}
      hero={<DownloadHero />}
      foot={
        <>
          <HelpButton />
          <p>{lender.name}</p>
        </>
      }
    >
      <Welcome registered={registered} />
      <QueryView query={template} skeleton={<CardSkeleton link={link} />}>
        {(data) => <DownloadCard link={link} downloadUrl={data?.downloadUrl ?? ''} page={shareHref} />}
      </QueryView>
      <OpenInBrowser href={shareHref} />
    </PromotionShell>
  );
}

function Welcome({ registered }: Pick<Props, 'registered'>) {
  const { t } = useLingui();
  if (registered === 'before') return <Notice kind="info">{t(words.registered)}</Notice>;
  if (registered === null) return null;
  return (
    <Notice kind="success" title={t`You are registered`}>
      <Trans>One step is left: download the app and sign in.</Trans>
    </Notice>
  );
}

/** What to do is known; only the address of the app is not. */
function CardSkeleton({ link }: Pick<Props, 'link'>) {
  return (
    <SkeletonPage>
      <DownloadCard link={link} downloadUrl={null} page="" />
    </SkeletonPage>
  );
}
