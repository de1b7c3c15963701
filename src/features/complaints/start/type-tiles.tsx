import { Trans } from '@lingui/macro';
import { useId, useState } from 'react';
import { appConfig } from '@/config/env';
import { distinctOptions } from '@/domain/topics';
import type { Option } from '@/platform/api/contract/order-card';
import { useServerLanguage } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { SectionTitle } from '@/ui/section-title';
import { iconOf } from '@/ui/topic-icon';
import { pictureAddress } from '../viewer/picture-address';
import styles from './type-tiles.module.css';

/** The picture of a choice: the server's if its address may be shown and the picture comes, else our own. */
function TypeIcon({ option }: { option: Option }) {
  const [failed, setFailed] = useState('');
  const address = pictureAddress(option.icon, appConfig.apiBaseUrl, window.location.origin);
  if (address?.kind === 'web' && address.src !== failed) {
    return (
      <img
        className={cx(styles['picture'], 'light')}
        src={address.src}
        width={28}
        height={28}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setFailed(address.src)}
      />
    );
  }
  return <Icon name={iconOf(option.title)} size={28} />;
}

type Props = {
  options: readonly Option[];
  onChoose: (option: Option, index: number) => void;
  /** The choice that opens something below itself, and whether it has. */
  opener?: { value: string; isOpen: boolean } | undefined;
  /** What stands below a choice that cannot be had now. */
  hintOf?: ((option: Option) => string) | undefined;
};

/** What a complaint can be about, as tiles to tap. */
export function TypeTiles({ options, onChoose, opener, hintOf }: Props) {
  const titleId = useId();
  const lang = useServerLanguage();
  return (
    <section className="stack" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>
        <Trans comment="Heading above the kinds of complaint, each with an icon">Select question type</Trans>
      </SectionTitle>
      <ul className={styles['tiles']}>
        {distinctOptions(options).map((option, index) => {
          const hint = hintOf?.(option) ?? '';
          return (
            <li key={option.value}>
              <button
                type="button"
                className={styles['tile']}
                aria-expanded={option.value === opener?.value ? opener.isOpen : undefined}
                onClick={() => onChoose(option, index)}
              >
                <span className={styles['icon']}>
                  <TypeIcon option={option} />
                </span>
                <span className={styles['name']} lang={lang}>
                  {option.title === '' ? option.value : option.title}
                </span>
                {hint !== '' && <span className={styles['hint']}>{hint}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
