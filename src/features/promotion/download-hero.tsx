import { Trans } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import styles from './download-hero.module.css';

/** The app as it stands on a home screen, and its name. */
export function DownloadHero() {
  return (
    <div className={styles['hero']}>
      <img className={styles['logo']} src="/icon.svg" alt="" width="72" height="72" />
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
        <Trans comment="Title of the download page; the value is the name of the app">
          Download {appConfig.appName}
        </Trans>
      </h1>
    </div>
  );
}
