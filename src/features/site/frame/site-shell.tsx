import { useLingui, Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { usePageChrome } from '@/ui/page-chrome';
import { Logo } from './logo';
import { SiteFooter } from './site-footer';
import styles from './site-shell.module.css';

/** Name, navigation and language of the official site. */
function SiteHeader() {
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
        <div>{trailing}</div>
      </div>
    </header>
  );
}

type Props = {
  /** For the window and for search engines; the page's h1 stands in its content. */
  title: string;
  /** One or two sentences for search engines and social cards. */
  description: string;
  /** The first thing on the page, on the brand colour from edge to edge; holds the h1. */
  hero: ReactNode;
  children: ReactNode;
};

/** A page of the official site: navigation, content from phone to desktop, footer (specification section 2). */
export function SiteShell({ title, description, hero, children }: Props) {
  const { t } = useLingui();
  const { notices } = usePageChrome();
  return (
    <div className={styles['page']}>
      <title>{title === appConfig.appName ? title : `${title} · ${appConfig.appName}`}</title>
      <meta name="description" content={description} />
      <a className={styles['skip']} href="#main">
        {t`Skip to the content`}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <div className={styles['hero']}>
          <div className={styles['width']}>{hero}</div>
        </div>
        {notices}
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
