import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero';
import { SiteShell } from '../frame/site-shell';
import styles from './pages.module.css';

/** The user agreement on the official site; its text is handed in by the route. */
export function UserScreen({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <SiteShell
      title={t`User agreement`}
      description={t`The rules for using the app and this site: your account, fair use, and what you can expect of us.`}
      hero={
        <PageHero
          title={t`User agreement`}
          lead={<Trans>The rules for using the app and this site, in plain words.</Trans>}
        />
      }
    >
      <div className={styles['width']}>{children}</div>
    </SiteShell>
  );
}
