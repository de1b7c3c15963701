import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Notice } from '@/ui/notice';
import { QrCode } from '@/ui/qr-code';
import { linkToHere } from '../demo-link';
import type { PanelProps } from './controls';
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
          {isOnlyHere(link) && <OnlyHere link={link} onOther={setLink} />}
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

/** Says that a code with `localhost` in it leads a phone to itself, and offers the address that it could reach. */
function OnlyHere({ link, onOther }: { link: string; onOther: (link: string) => void }) {
  const [origins, setOrigins] = useState<readonly string[]>([]);
  const { host } = new URL(link);

  useEffect(() => {
    let isWanted = true;
    void ownOrigins().then((found) => isWanted && setOrigins(found));
    return () => {
      isWanted = false;
    };
  }, []);

  return (
    <Notice
      kind="warning"
      action={
        origins.length > 0 &&
        origins.map((origin) => (
          <Button key={origin} variant="secondary" onClick={() => onOther(atOrigin(link, origin))}>
            <Trans>Use {origin}</Trans>
          </Button>
        ))
      }
    >
      <Trans>Another device cannot open this code: {host} means that device itself.</Trans>{' '}
      {origins.length === 0 && (
        <Trans>
          Start the demo with <code>npm start -- --host</code>, or put it on a web server that both can reach.
        </Trans>
      )}
    </Notice>
  );
}

/** Written beside the pages by `npm start -- --host`: the addresses at which other devices reach this server. */
const file = 'own-address.json';

const schema = v.object({ origins: v.array(v.pipe(v.string(), v.regex(/^http:\/\/[\w.:[\]-]+$/))) });

/** Names that mean another machine to the phone that reads them. */
const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/** Whether an address leads every device to itself. */
export function isOnlyHere(href: string): boolean {
  return ownNames.test(new URL(href).hostname);
}

/** The same page at another origin. */
export function atOrigin(href: string, origin: string): string {
  const { pathname, search, hash } = new URL(href);
  return origin + pathname + search + hash;
}

/** @returns where other devices reach the server that this page came from, as far as it said so */
export async function ownOrigins(fetchFile: typeof fetch = fetch): Promise<readonly string[]> {
  try {
    const answer = await fetchFile(__BASE_PATH__ + file, { cache: 'no-store' });
    const parsed = v.safeParse(schema, answer.ok ? await answer.json() : null);
    return parsed.success ? parsed.output.origins : [];
  } catch {
    // No such file, or no server at all any more: then there is nothing to offer.
    return [];
  }
}
