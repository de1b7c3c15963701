import { Trans, msg, useLingui } from '@lingui/macro';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import panel from '../panel/panel.module.css';
import styles from './test-page.module.css';

/** Milliseconds until the device has to know where it is. */
const timeout = 15_000;

type Place = { latitude: number; longitude: number; accuracy: number };

type LocationOutcome =
  | { status: 'found'; place: Place }
  | { status: 'unsupported' | 'denied' | 'unavailable' | 'timed-out' };

const failureCodes: Readonly<Record<number, 'denied' | 'unavailable' | 'timed-out'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timed-out',
};

/**
 * Asks where the device is, once; the browser asks the person first.
 * @param source the browser's own, absent in old engines and on insecure addresses
 * @returns never rejects
 */
export function locate(source: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<LocationOutcome> {
  if (!source) return Promise.resolve({ status: 'unsupported' });
  return new Promise((resolve) => {
    source.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ status: 'found', place: { latitude, longitude, accuracy } }),
      ({ code }) => resolve({ status: failureCodes[code] ?? 'unavailable' }),
      { timeout, maximumAge: 0, enableHighAccuracy: false },
    );
  });
}

const failures = {
  unsupported: msg`This browser tells no page where it is, or not this one: it needs https or localhost.`,
  denied: msg`You, the app around this page, or the server's Permissions-Policy header did not allow it. Change it in the settings of the browser or the app.`,
  unavailable: msg`The device does not know where it is. Is location switched on?`,
  'timed-out': msg`The device did not find out where it is within 15 seconds.`,
};

/** Asks for the location, after a tap, and shows what the page gets. It goes nowhere. */
export function LocationTest() {
  const { t, i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<LocationOutcome | null>(null);
  const degrees = (value: number) => i18n.number(value, { maximumFractionDigits: 5 });

  async function ask() {
    setIsBusy(true);
    setOutcome(await locate(window.isSecureContext ? navigator.geolocation : undefined));
    setIsBusy(false);
  }

  return (
    <Card title={t`Location`}>
      <p className={styles['soft']}>
        <Trans>The browser asks you when you tap, not before. The place is neither sent nor kept.</Trans>
      </p>
      <div className={styles['row']}>
        <Button variant="secondary" busy={isBusy} busyLabel={t`Looking…`} onClick={() => void ask()}>
          <Trans>Ask for the location</Trans>
        </Button>
      </div>
      {outcome?.status === 'found' && (
        <Rows
          rows={[
            { label: t`Latitude`, value: degrees(outcome.place.latitude) },
            { label: t`Longitude`, value: degrees(outcome.place.longitude) },
            {
              label: t({ message: 'Accuracy', comment: 'of a location' }),
              value: t`${i18n.number(Math.round(outcome.place.accuracy))} m`,
            },
          ]}
        />
      )}
      {outcome && outcome.status !== 'found' && <Notice kind="error">{t(failures[outcome.status])}</Notice>}
    </Card>
  );
}

type Photo = { name: string; type: string; bytes: number; address: string };
type Size = { width: number; height: number } | 'unreadable';

/** Takes a photo, after a tap, and shows what the page gets. It stays in this page's memory. */
export function PhotoTest() {
  const { t, i18n } = useLingui();
  const id = useId();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const address = photo?.address;

  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(target.files ?? []);
    target.value = '';
    if (!file) return;
    setSize(null);
    setPhoto({ name: file.name, type: file.type, bytes: file.size, address: URL.createObjectURL(file) });
  }

  return (
    <Card title={t`Photo`}>
      <p className={styles['soft']}>
        <Trans>The camera opens when you tap, not before. The photo is neither sent nor kept.</Trans>
      </p>
      {!('capture' in HTMLInputElement.prototype) && (
        <div className={styles['told']}>
          <Notice kind="info">
            <Trans>This browser cannot ask for the camera: it offers a choice of files.</Trans>
          </Notice>
        </div>
      )}
      <div className={styles['row']}>
        <label htmlFor={id} className={panel['file']}>
          <Trans>Take a photo</Trans>
          <input id={id} type="file" accept="image/*" capture="environment" className="cover" onChange={take} />
        </label>
      </div>
      {photo && (
        <>
          <Rows
            rows={[
              { label: t({ message: 'File', comment: 'Name of a file' }), value: photo.name },
              {
                label: t({ message: 'Type', comment: 'Type of a file' }),
                value: photo.type === '' ? t`not given` : photo.type,
              },
              { label: t({ message: 'Size', comment: 'Size of a file' }), value: t`${i18n.number(photo.bytes)} bytes` },
              ...(size !== null && size !== 'unreadable'
                ? [{ label: t`Width × height`, value: `${size.width} × ${size.height}` }]
                : []),
            ]}
          />
          {size === 'unreadable' ? (
            <Notice kind="error">
              <Trans>This engine cannot draw the picture. HEIC opens only where the engine knows it.</Trans>
            </Notice>
          ) : (
            <img
              className={styles['photo']}
              src={photo.address}
              alt={t`The photo that was taken`}
              onLoad={({ currentTarget }) =>
                setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
              onError={() => setSize('unreadable')}
            />
          )}
        </>
      )}
    </Card>
  );
}
