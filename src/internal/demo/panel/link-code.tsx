import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { QrCode } from '@/ui/qr-code';
import styles from '../../staff.module.css';

type Props = { link: string; onOther: (link: string) => void };

/** A link to open, copy, or scan. @param onOther receives the same link at an address that a phone can reach */
export function LinkCode({ link, onOther }: Props) {
  const { t } = useLingui();
  return (
    <div className="stack-3">
      {isOnlyHere(link) && <OnlyHere link={link} onOther={onOther} />}
      <QrCode text={link} label={t`QR code of the link`} />
      <a className={cx('hint', styles.wrap)} href={link} target="_blank" rel="noopener noreferrer">
        {link}
      </a>
      <CopyButton text={link} label={t`link`} />
    </div>
  );
}

/** Warns that a phone cannot open a code with `localhost`, and offers an address that it can open. */
function OnlyHere({ link, onOther }: Props) {
  const { t } = useLingui();
  const [origins, setOrigins] = useState<readonly string[]>([]);
  const { host } = new URL(link);

  useEffect(() => void ownOrigins().then(setOrigins), []);

  return (
    <Notice
      kind="warning"
      action={
        origins.length > 0 &&
        origins.map((origin) => (
          <Button key={origin} variant="secondary" onClick={() => onOther(atOrigin(link, origin))}>
            {t`Use ${origin}`}
          </Button>
        ))
      }
    >
      {t`Another device cannot open this code: ${host} means that device itself.`}{' '}
      {origins.length === 0 && (
        <Trans>
          Start the demo with <code>npm start -- --host</code>, or put it on a web server that both can reach.
        </Trans>
      )}
    </Notice>
  );
}

/** Written beside the pages by `npm start -- --host`: the addresses of this server for other devices. */
const file = 'own-address.json';

const schema = v.object({ origins: v.array(v.pipe(v.string(), v.regex(/^http:\/\/[\w.:[\]-]+$/))) });

/** Host names that mean the phone itself. */
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

/** @returns the addresses of this server for other devices, if it published them */
export async function ownOrigins(fetchFile: typeof fetch = fetch): Promise<readonly string[]> {
  try {
    const answer = await fetchFile(__BASE_PATH__ + file, { cache: 'no-store' });
    const parsed = v.safeParse(schema, answer.ok ? await answer.json() : null);
    return parsed.success ? parsed.output.origins : [];
  } catch {
    // The file or the server is missing, so there is nothing to offer.
    return [];
  }
}
