import { Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { appConfig } from '@/config/env';
import { usePageChrome } from '@/ui/page-chrome';
import { Logo } from './logo';
import styles from './site-header.module.css';

/** Name, navigation and language of the official site. */
export function SiteHeader() {
  const { t } = useLingui();
  const { trailing } = usePageChrome();
  return (
    <header className={styles['header']}>
      <div className={styles['line']}>
        <Link to="/" className={styles['brand']}>
          <Logo />
          {appConfig.appName}
        </Link>
        <nav
          className={styles['nav']}
          aria-label={t({ message: 'Main', comment: 'For screen readers: main navigation of the site' })}
        >
          <Link to="/" className={styles['link']} activeOptions={{ exact: true, includeSearch: false }}>
            <Trans comment="Link to the landing page">Home</Trans>
          </Link>
          <Link to="/Policy" className={styles['link']}>
            <Trans>Privacy Policy</Trans>
          </Link>
        </nav>
        <div className={styles['tools']}>{trailing}</div>
      </div>
    </header>
  );
}
