import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import { LazyImageViewer } from './lazy-image-viewer';
import { usePictures, type Picture } from './use-pictures';
import styles from './picture-grid.module.css';

type Props = {
  /** As the server sent them, each once. */
  addresses: readonly string[];
  /** What the pictures are, for screen readers. */
  label: string;
  /** Called when the viewer opens and closes. */
  onView?: ((isOpen: boolean) => void) | undefined;
};

/** Small pictures in a row; a tap opens them over the whole screen. Empty if there are none. */
export function PictureGrid({ addresses, label, onView }: Props) {
  const { t } = useLingui();
  const pictures = usePictures(addresses);
  const [viewed, setViewed] = useState<number | null>(null);
  if (addresses.length === 0) return null;
  const altOf = (index: number) => t`${label}: picture ${index + 1}`;
  const images = pictures.flatMap((picture, index) =>
    picture.state === 'shown' ? [{ src: picture.src, alt: altOf(index), index }] : [],
  );

  function view(index: number | null): void {
    setViewed(index);
    onView?.(index !== null);
  }

  return (
    <>
      <ul className={styles['grid']} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={addresses[index]}>
            <PictureTile
              picture={picture}
              alt={altOf(index)}
              onOpen={() => view(images.findIndex((image) => image.index === index))}
            />
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <LazyImageViewer images={images} index={viewed} onIndexChange={setViewed} onClose={() => view(null)} />
      )}
    </>
  );
}

type TileProps = { picture: Picture; alt: string; onOpen: () => void };

/** One small picture: a button that opens it, a button that loads it again, or a mark that it cannot be shown. */
function PictureTile({ picture, alt, onOpen }: TileProps) {
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
