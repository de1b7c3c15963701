import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import panel from '../panel/panel.module.css';
import styles from './test-page.module.css';

type Photo = { name: string; type: string; bytes: number; address: string };
type Size = { width: number; height: number } | 'unreadable';

/** Engines without it open their choice of files instead of the camera. */
const canCapture = 'capture' in HTMLInputElement.prototype;

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
      {!canCapture && (
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
