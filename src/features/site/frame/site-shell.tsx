import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { usePageChrome } from '@/ui/page-chrome';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-shell.module.css';

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
