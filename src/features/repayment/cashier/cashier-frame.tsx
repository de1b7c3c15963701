import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { IconButton } from '@/ui/icon-button';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import styles from './cashier-frame.module.css';

/** A page that is all white, with nothing of the app's own frame but a way out. */
export function CashierFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const title = t`Code for the cashier`;
  return (
    <div className={styles['page']}>
      <title>{`${title} · ${appConfig.appName}`}</title>
      <header className={styles['bar']}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        <IconButton
          icon="close"
          label={t({ message: 'Close', comment: 'Button: closes what is open' })}
          onClick={onClose}
        />
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
