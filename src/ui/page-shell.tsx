import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import { createContext, use, type ReactNode } from 'react';
import { appConfig } from '@/config/env';
import type { StaleState } from '@/platform/query/use-persisted-query';
import { cx } from './cx';
import { IconButton } from './icon-button';
import { useKeyboardInset } from './keyboard-inset';
import { lazyComponent, Nothing } from './lazy-component';
import { usePageChrome } from './page-chrome';
import { inheritTitleFocus, PAGE_TITLE_ID } from './page-title';
import type { StaleFooterProps } from './stale-footer';
import styles from './page-shell.module.css';

/** Comes with what it speaks of. */
export const StaleFooter = lazyComponent({
  load: () => import('./stale-footer').then((part) => part.StaleFooter),
  missing: Nothing,
});

/**
 * The same footer for the HTML, hidden until the script in there has shown what was kept; only the build provides it.
 */
export const StaleFooterInHtml = createContext<((asking: StaleFooterProps['asking']) => ReactNode) | null>(null);

type Props = {
  /** The page's only h1. */
  title: string;
  /** Of the title in the bar. */
  titleClass?: string | undefined;
  /** The document's title, where it is not the page's title followed by the app's name. */
  documentTitle?: string | undefined;
  /** The page's one primary action: stays in thumb reach, above the safe area and the keyboard. */
  footer?: ReactNode;
  /**
   * Set while what is shown was read at an earlier visit: the footer then says so, and offers to ask
   * again in place of any action.
   */
  stale?: StaleState | undefined;
  /** What that footer says while a fresh answer is asked for, where "looking for what is new" would say too little. */
  asking?: MessageDescriptor | undefined;
  /** `brand` lets the colour of the app bar run on behind the first card. */
  tone?: 'plain' | 'brand' | undefined;
  children: ReactNode;
};

/**
 * A page: sticky app bar, one column of at most 480 px, sticky action. Ways out and the language switch come from the
 * frame around all pages (PageChrome). `focusPageTitle` puts the focus on its title.
 */
export function PageShell({
  title,
  titleClass,
  documentTitle,
  footer: action,
  stale,
  asking,
  tone = 'plain',
  children,
}: Props) {
  const { t } = useLingui();
  const { onBack, onClose, trailing, notices } = usePageChrome();
  const footer = stale ? <StaleFooter stale={stale} asking={asking} /> : action;
  const hasFooter = footer !== undefined && footer !== null && footer !== false;
  useKeyboardInset(hasFooter);
  const footerInHtml = use(StaleFooterInHtml)?.(asking);

  return (
    <div data-stale={stale ? true : undefined} className={cx(styles['page'], tone === 'brand' && styles['brand'])}>
      <title>{documentTitle ?? (title === appConfig.appName ? title : `${title} · ${appConfig.appName}`)}</title>
      <header className={styles['bar']}>
        <div className={styles['tools']}>
          {onBack && (
            <IconButton
              icon="back"
              label={t({ message: 'Back', comment: 'Button: to the page before' })}
              onClick={onBack}
            />
          )}
          <h1 ref={inheritTitleFocus} id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
            {/* A longer title that comes with the data is a new one, not the old one moved. */}
            <span key={title} className={titleClass}>
              {title}
            </span>
          </h1>
          {trailing}
          {onClose && (
            <IconButton
              icon="close"
              label={t({ message: 'Close', comment: 'Button: closes what is open' })}
              onClick={onClose}
            />
          )}
        </div>
      </header>
      <main className={styles['main']}>
        <div className={cx(styles['content'], 'stack')}>
          {notices}
          {children}
        </div>
      </main>
      {hasFooter && (
        <footer data-slot="action" className={styles['footer']}>
          <div className={styles['action']}>{footer}</div>
        </footer>
      )}
      {footerInHtml && (
        <footer data-slot="stale" hidden className={styles['footer']}>
          <div className={styles['action']}>{footerInHtml}</div>
        </footer>
      )}
    </div>
  );
}
