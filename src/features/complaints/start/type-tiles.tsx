import { Trans } from '@lingui/macro';
import { useId } from 'react';
import type { Option } from '@/api/contract/order-card';
import { SectionTitle } from '@/ui/section-title';
import { distinctOptions } from './orders';
import { TypeIcon, type IconsByValue } from './type-icon';
import styles from './type-tiles.module.css';

type Props = {
  options: readonly Option[];
  icons: IconsByValue;
  onChoose: (option: Option, index: number) => void;
  /** The choice that opens something below itself, and whether it has. */
  opener?: { value: string; isOpen: boolean } | undefined;
  /** What stands below a choice that cannot be had now. */
  hintOf?: ((option: Option) => string) | undefined;
};

/** What a complaint can be about, as tiles to tap. */
export function TypeTiles({ options, icons, onChoose, opener, hintOf }: Props) {
  const titleId = useId();
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
                  <TypeIcon option={option} icons={icons} />
                </span>
                <span className={styles['name']}>{option.title === '' ? option.value : option.title}</span>
                {hint !== '' && <span className={styles['hint']}>{hint}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
