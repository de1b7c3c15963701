import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { isImageAddress } from '@/ui/image-address';
import type { ChatCategory } from '../log/events';
import styles from './category-tabs.module.css';

type Props = {
  categories: readonly ChatCategory[];
  /** Its place in `categories`; `null`: none is open. */
  selected: number | null;
  onSelect: (index: number) => void;
  readOnly: boolean;
};

/** In the order of the server's own categories: repayment, delay, account, complaint. */
const icons: readonly IconName[] = ['card', 'calendar', 'user', 'shield'];

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
            <CategoryIcon address={icon ?? ''} fallback={icons[index % icons.length] ?? 'chat'} />
          </span>
          <span className={styles['title']}>{title}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The server's picture where it has one that loads, else ours. */
function CategoryIcon({ address, fallback }: { address: string; fallback: IconName }) {
  const [failed, setFailed] = useState('');
  if (address === failed || !isImageAddress(address)) return <Icon name={fallback} size={22} />;
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
