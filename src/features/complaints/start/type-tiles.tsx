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

/** The picture of a choice: the server's if its address is allowed and it loads, else ours. */
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
  /** The choice that opens content below itself, and whether it is open. */
  opener?: { value: string; isOpen: boolean } | undefined;
  /** Content below a choice that is not possible. */
  hintOf?: ((option: Option) => string) | undefined;
};

/** The subjects of a complaint, as tiles. */
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
