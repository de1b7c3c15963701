import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/cx';
import { pageTitleId, usePageChrome } from '@/ui/page-shell';
import { useDesk } from '../desk';
import styles from '../desk.module.css';

type Props = {
  title: string;
  /** Second line: the subject of the page. */
  subtitle?: string | undefined;
  /** The list has no link to itself. */
  isList?: boolean;
  /** Buttons at the end of the bar, before that of the keys. */
  tools?: ReactNode;
  /** Stays at the foot of the window: the player's controls. */
  footer?: ReactNode;
  /** From 1024 px on the page is as high as the window, and its parts scroll separately. */
  isFull?: boolean;
  children: ReactNode;
};

/** The frame of the support pages: as wide as the window, unlike a borrower's page. */
export function SupportShell({ title, subtitle, isList = false, tools, footer, isFull = false, children }: Props) {
  const { t } = useLingui();
  const { open, showKeys, market } = useDesk();
  const { trailing, notices } = usePageChrome();
  const { clockName, utcOffset } = market;
  return (
    <div className={cx(styles.page, isFull && styles.full, isFull && __MOCKS__ && styles.badged)}>
      <title>{`${title} · ${appConfig.appName}`}</title>
      <header className={styles.bar}>
        <div className={cx('row', styles.head, !isList && styles.ofCase)}>
          {!isList && <IconButton icon="back" label={t`Back to the list`} onClick={() => open({})} />}
          <div className="grow">
            <h1 id={pageTitleId} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            <p className={styles.subtitle}>
              {t({ message: `Times in ${clockName} (UTC${utcOffset})`, comment: 'The clock of all times on the page' })}
            </p>
          </div>
          <span className={styles.badge}>
            {t({ message: 'Internal', comment: 'Badge of pages that only staff see' })}
          </span>
          <div className={styles.tools}>
            {tools}
            <IconButton icon="info" label={t`Keys`} opensDialog onClick={showKeys}>
              {t`Keys`}
            </IconButton>
          </div>
          {trailing}
        </div>
      </header>
      <main className={styles.main}>
        {notices}
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
