import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { publicPathOf } from '@/config/public-path';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { QrCode } from '@/ui/qr-code';
import type { LaunchValues } from './launch-values';
import { hashLink, launchLink, missingInputs, pageGroups, type TestedPage } from './pages';
import styles from './test-page.module.css';

/** Hosts that mean another machine to whoever scans the code. */
const isThisDevice = (origin: string) => /^(?:localhost|127\.|\[::1\])/.test(new URL(origin).hostname);

/** Every page, each to be opened here, copied, or scanned by a phone. */
export function PageList({ values }: { values: LaunchValues }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<{ title: string; link: string } | null>(null);
  const { origin } = window.location;
  const place = { home: origin + __BASE_PATH__, overrides: appConfig.routeOverrides };
  return (
    <>
      <div className={styles['groups']}>
        {pageGroups.map(({ title, pages }) => (
          <Card key={title.id} title={t(title)}>
            <ul className={styles['pages']}>
              {pages.map((page) => (
                <PageRow key={page.path} page={page} values={values} place={place} onShowCode={setShown} />
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

type PageRowProps = {
  page: TestedPage;
  values: LaunchValues;
  place: Parameters<typeof launchLink>[2];
  onShowCode: (shown: { title: string; link: string }) => void;
};

/** One page: its link, its copy, its code, and what it still needs. */
function PageRow({ page, values, place, onShowCode }: PageRowProps) {
  const { t } = useLingui();
  const { session } = useServices();
  const title = t(page.title);
  const link = launchLink(page, values, place);
  const missing = missingInputs(page, values);

  /** A launch that names nobody would go on with the session of before. */
  function forgetSession() {
    if (values.token === '' && values.sessionId === '' && values.userId === '') session.signOut();
  }

  return (
    <li className={styles['page']}>
      <div className={styles['about']}>
        <a className={styles['open']} href={link} onClick={forgetSession}>
          <span className={styles['name']}>{title}</span>
          <code className={styles['path']}>{publicPathOf(page.path, place.overrides)}</code>
        </a>
        {missing.length > 0 && (
          <p className={styles['soft']}>
            <Trans>Needs {missing.join(', ')}: give it under “More parameters”</Trans>
          </p>
        )}
        {page.hasHashLink && (
          <a className={styles['old']} href={hashLink(page, values, place)} onClick={forgetSession}>
            <Trans comment="Link in the form with a hash, as old apps open it">Old link: #{page.path}</Trans>
          </a>
        )}
      </div>
      <div className={styles['tools']}>
        <CopyButton text={link} label={t`link to ${title}`} />
        <Button variant="quiet" aria-label={t`QR code of ${title}`} onClick={() => onShowCode({ title, link })}>
          QR
        </Button>
      </div>
    </li>
  );
}
