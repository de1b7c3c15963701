import { Trans, useLingui } from '@lingui/macro';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '@/platform/services';
import { Icon, Outline } from '@/ui/icon';
import { ImageViewer } from '../viewer/lazy-image-viewer';
import { fetchPicture, pictureAddress } from '../viewer/picture-address';
import styles from './details.module.css';

const pictureIcon =
  'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4.5 16l4-4 3.5 3.5 2.5-2.5 5 5M15.5 8.5h.01';

type Picture =
  | { state: 'loading' }
  | { state: 'shown'; src: string }
  | { state: 'failed'; retry: () => void }
  | { state: 'refused' };

/** Object URLs of pictures in memory; revoked on unmount. @param blobs the same objects keep their URLs */
function useObjectUrls(blobs: readonly (Blob | undefined)[]): ReadonlyMap<Blob, string> {
  const made = useRef(new Map<Blob, string>());
  const [urls, setUrls] = useState<ReadonlyMap<Blob, string>>(new Map());

  useEffect(() => {
    const missing = blobs.flatMap((blob) => (blob && !made.current.has(blob) ? [blob] : []));
    if (missing.length === 0) return;
    for (const blob of missing) made.current.set(blob, URL.createObjectURL(blob));
    setUrls(new Map(made.current));
  }, [blobs]);

  useEffect(() => {
    const all = made.current;
    return () => {
      for (const url of all.values()) URL.revokeObjectURL(url);
      all.clear();
    };
  }, []);

  return urls;
}

/** Pictures by address: ours are fetched, because an `<img src>` does not reach a backend inside the page. */
function usePictures(addresses: readonly string[]): Picture[] {
  const { api } = useServices();
  const judged = addresses.map((address) => pictureAddress(address));
  const queries = useQueries({
    queries: judged.map((address, index) => ({
      queryKey: ['complaints', 'picture', addresses[index]],
      queryFn:
        address?.kind === 'ours'
          ? ({ signal }: { signal: AbortSignal }) => fetchPicture(api, address, signal)
          : skipToken,
      staleTime: Infinity,
    })),
  });
  const urls = useObjectUrls(queries.map(({ data }) => data));

  return judged.map((address, index): Picture => {
    const query = queries[index];
    if (address === null || !query) return { state: 'refused' };
    if (address.kind === 'web') return { state: 'shown', src: address.src };
    const src = query.data && urls.get(query.data);
    if (src !== undefined) return { state: 'shown', src };
    return query.isError && !query.isFetching
      ? { state: 'failed', retry: () => void query.refetch() }
      : { state: 'loading' };
  });
}

type Props = {
  addresses: readonly string[];
  label: string;
  onView: (isOpen: boolean) => void;
};

/** Small pictures in a row; a tap opens them in full screen. Empty if there are none. */
export function PictureGrid({ addresses, label, onView }: Props) {
  const { t } = useLingui();
  const pictures = usePictures(addresses);
  /** By its address, because places change while pictures load. */
  const [viewed, setViewed] = useState<string | null>(null);
  const altOf = (index: number) => t`${label}: picture ${index + 1}`;
  const images = pictures.flatMap((picture, index) =>
    picture.state === 'shown' ? [{ src: picture.src, alt: altOf(index), address: addresses[index] ?? '' }] : [],
  );
  const place = images.findIndex(({ address }) => address === viewed);
  const isOpen = place >= 0;

  useEffect(() => {
    if (!isOpen) return undefined;
    onView(true);
    return () => onView(false);
  }, [isOpen, onView]);

  if (addresses.length === 0) return null;
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={addresses[index]}>
            <PictureTile picture={picture} alt={altOf(index)} onOpen={() => setViewed(addresses[index] ?? null)} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <ImageViewer
          images={images}
          index={place}
          onIndexChange={(next) => setViewed(images[next]?.address ?? null)}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}

function PictureTile({ picture, alt, onOpen }: { picture: Picture; alt: string; onOpen: () => void }) {
  const { t } = useLingui();
  const [broken, setBroken] = useState('');
  if (picture.state === 'loading') {
    return (
      <span className={styles.tile}>
        <span className="spinner" aria-hidden="true" />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  if (picture.state === 'failed') {
    return (
      <button
        type="button"
        className={styles.tile}
        aria-label={t`${alt} did not load. Try again`}
        onClick={picture.retry}
      >
        <Icon name="refresh" />
      </button>
    );
  }
  if (picture.state === 'refused' || picture.src === broken) {
    return (
      <span className={styles.tile}>
        <Outline path={pictureIcon} />
        <Trans comment="In place of a small picture">Cannot be shown</Trans>
      </span>
    );
  }
  return (
    <button type="button" className={styles.tile} aria-label={alt} onClick={onOpen}>
      <img
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
