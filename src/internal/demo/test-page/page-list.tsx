import { Trans, useLingui } from '@lingui/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { QrCode } from '@/ui/qr-code';
import type { LaunchValues } from './launch-values';
import { PageRow } from './page-row';
import { pageGroups } from './pages';
import styles from './test-page.module.css';

/** Hosts that mean another machine to whoever scans the code. */
const isThisDevice = (origin: string) => /^(?:localhost|127\.|\[::1\])/.test(new URL(origin).hostname);

/** Every page, each to be opened here, copied, or scanned by a phone. */
export function PageList({ values }: { values: LaunchValues }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<{ title: string; link: string } | null>(null);
  const routes = new Set(Object.keys(useRouter().routesByPath));
  const { origin } = window.location;
  const place = { home: origin + __BASE_PATH__, overrides: appConfig.routeOverrides };
  return (
    <>
      <div className={styles['groups']}>
        {pageGroups.map(({ title, pages }) => (
          <Card key={title.id} title={t(title)}>
            <ul className={styles['pages']}>
              {pages.map((page) => (
                <PageRow
                  key={page.path}
                  page={page}
                  values={values}
                  place={place}
                  isBuilt={routes.has(page.path)}
                  onShowCode={setShown}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={shown?.title ?? ''}>
        {shown && (
          <>
            <div className={styles['code']}>
              <QrCode text={shown.link} label={t`QR code of the link`} />
            </div>
            {isThisDevice(origin) && (
              <Notice kind="info">
                <Trans>
                  This address is of this device alone. For another phone, serve the build under an address that it can
                  reach.
                </Trans>
              </Notice>
            )}
            <p className={styles['link']}>{shown.link}</p>
            <CopyButton text={shown.link} label={t`link`} />
          </>
        )}
      </Dialog>
    </>
  );
}
