import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { LazyImageViewer } from './lazy-image-viewer';
import { PictureTile } from './picture-tile';
import { usePictures } from './use-pictures';
import styles from './picture-grid.module.css';

type Props = {
  /** As the server sent them, each once. */
  addresses: readonly string[];
  /** What the pictures are, for screen readers. */
  label: string;
  /** Told when the viewer opens and closes. */
  onView?: ((isOpen: boolean) => void) | undefined;
};

/** Small pictures in a row; a tap opens them over the whole screen. Nothing where there are none. */
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
