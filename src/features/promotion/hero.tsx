import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { isImageAddress } from '@/ui/image-address';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import { Skeleton } from '@/ui/skeleton';
import { HeroArt } from './hero-art';
import styles from './hero.module.css';

type Props = {
  /** `null` while it is still on its way. */
  title: string | null;
  /** Address of the campaign's picture, as the server sent it; without a usable one, a drawing of our own. */
  banner: string;
};

/** What a campaign says first. Its box is as high with any picture as without one, so that nothing jumps. */
export function Hero({ title, banner }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles['hero']}>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
        {title === null ? (
          <>
            <span className="sr-only">{t`Register with your mobile number`}</span>
            <Skeleton height="1.1em" width="80%" />
          </>
        ) : (
          <span className={styles['words']}>{title}</span>
        )}
      </h1>
      <div className={styles['picture']}>{title !== null && <Banner key={banner} address={banner.trim()} />}</div>
    </div>
  );
}

function Banner({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !isImageAddress(address)) return <HeroArt />;
  return (
    <img
      className={styles['banner']}
      src={address}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
