import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import type { Picture } from './use-pictures';
import styles from './picture-grid.module.css';

type Props = { picture: Picture; alt: string; onOpen: () => void };

/** One small picture: a button that opens it, a button that fetches it again, or a sign that it cannot be shown. */
export function PictureTile({ picture, alt, onOpen }: Props) {
  const { t } = useLingui();
  const [broken, setBroken] = useState('');
  if (picture.state === 'loading') {
    return (
      <span className={styles['tile']}>
        <span className="spinner" aria-hidden="true" />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  if (picture.state === 'failed') {
    return (
      <button
        type="button"
        className={styles['tile']}
        aria-label={t`${alt} did not load. Try again`}
        onClick={picture.retry}
      >
        <Icon name="refresh" />
      </button>
    );
  }
  if (picture.state === 'refused' || picture.src === broken) {
    return (
      <span className={styles['tile']}>
        <Icon name="image" />
        <span className={styles['words']}>
          <Trans comment="In place of a small picture">Cannot be shown</Trans>
        </span>
      </span>
    );
  }
  return (
    <button type="button" className={styles['tile']} aria-label={alt} onClick={onOpen}>
      <img
        className={styles['image']}
        src={picture.src}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture.src)}
      />
    </button>
  );
}
