import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { linkToHere } from '../demo-link';
import { QrCode } from '../qr-code';
import type { PanelProps } from './panel-props';
import styles from './panel.module.css';

/** The state on screen as a link, and as a code for the phone of whoever is watching. */
export function LinkHere({ controls: { launchLinks, backend }, href }: PanelProps) {
  const { t } = useLingui();
  const [link, setLink] = useState<string | null>(null);
  const settings = backend.settings();
  const launch = launchLinks.find(({ scenario }) => scenario === settings.scenario);

  return (
    <Card title={t`Show it on another device`}>
      <p>
        <Trans>A link to this page, in this scenario, at this time.</Trans>
      </p>
      <div className={styles['row']}>
        <Button variant="secondary" onClick={() => setLink(linkToHere(launch?.href ?? href(), href(), settings))}>
          <Trans>Make link and code</Trans>
        </Button>
      </div>
      {link !== null && (
        <>
          <QrCode text={link} label={t`QR code of the link`} />
          <p className={styles['link']}>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {link}
            </a>
          </p>
          <CopyButton text={link} label={t`link`} />
        </>
      )}
    </Card>
  );
}
