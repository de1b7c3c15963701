import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { isImageAddress } from '@/ui/image-address';
import { iconOf } from '@/ui/topic-icon';
import type { ChatCategory } from '../log/events';
import styles from './category-tabs.module.css';

type Props = {
  categories: readonly ChatCategory[];
  /** Its place in `categories`; `null`: none is open. */
  selected: number | null;
  onSelect: (index: number) => void;
  readOnly: boolean;
};

/** The categories, each with a picture; the open one is pressed. */
export function CategoryTabs({ categories, selected, onSelect, readOnly }: Props) {
  const { t } = useLingui();
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles['tabs']} aria-label={t`Topics`}>
      {categories.map(({ id, title, icon }, index) => (
        <button
          key={`${id}-${String(index)}`}
          type="button"
          className={cx(styles['tab'], index === selected && styles['selected'])}
          aria-pressed={index === selected}
          disabled={readOnly}
          onClick={() => onSelect(index)}
        >
          <span className={styles['icon']}>
            <CategoryIcon address={icon ?? ''} title={title} />
          </span>
          <span className={styles['title']}>{title}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The server's picture where it has one that loads, else ours, by the words of the title. */
function CategoryIcon({ address, title }: { address: string; title: string }) {
  const [failed, setFailed] = useState('');
  if (address === failed || !isImageAddress(address)) return <Icon name={iconOf(title)} size={22} />;
  return (
    <img
      className="light"
      src={address}
      width={24}
      height={24}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
    />
  );
}
